// The panels beside a board: in the side column where there is room, else as sheets from below.

import type { IconName } from "../art/icons";
import type { LabelKey } from "../wire/labels";

export type PanelName = "log" | "words" | "ledger" | "memory" | "advice" | "seats";
export type SheetName = PanelName | "moves" | "icons" | "keys" | "end" | "preferences";

export interface PanelAbout {
  name: PanelName;
  icon: IconName;
  told: LabelKey;
}

export const PANELS: readonly PanelAbout[] = [
  { name: "log", icon: "log", told: "panel-log" },
  { name: "words", icon: "text", told: "panel-words" },
  { name: "ledger", icon: "ledger", told: "panel-ledger" },
  { name: "memory", icon: "swap", told: "panel-memory" },
  { name: "advice", icon: "advice", told: "panel-advice" },
  { name: "seats", icon: "people", told: "panel-seats" },
];

export const SHEET_TITLES: Readonly<Record<SheetName, LabelKey>> = {
  log: "panel-log",
  words: "panel-words",
  ledger: "panel-ledger",
  memory: "panel-memory",
  advice: "panel-advice",
  seats: "panel-seats",
  moves: "all-moves",
  icons: "all-icons",
  keys: "all-keys",
  end: "the-end",
  preferences: "preferences",
};

// What the keys do, and the sheet that tells of it.

import { prefs } from "../state/prefs.svelte";
import type { LabelKey } from "../wire/labels";

export type Deed =
  | "undo"
  | "log"
  | "words"
  | "ledger"
  | "memory"
  | "advice"
  | "moves"
  | "icons"
  | "keys"
  | "again"
  | "seats";

export const KEYS: Readonly<Record<string, Deed>> = {
  u: "undo",
  l: "log",
  w: "words",
  p: "ledger",
  c: "memory",
  a: "advice",
  m: "moves",
  e: "icons",
  r: "again",
  s: "seats",
  "?": "keys",
};

interface Shortcut {
  keys: string[];
  told: LabelKey;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ["1", "…", "9"], told: "key-digits" },
  { keys: ["←", "↑", "↓", "→"], told: "key-arrows" },
  { keys: ["Enter"], told: "key-enter" },
  { keys: ["Esc"], told: "key-escape" },
  { keys: ["i"], told: "key-explain" },
  { keys: ["u"], told: "key-undo" },
  { keys: ["r"], told: "key-again" },
  { keys: ["m"], told: "key-moves" },
  { keys: ["a"], told: "key-advice" },
  { keys: ["l"], told: "key-log" },
  { keys: ["w"], told: "key-words" },
  { keys: ["p"], told: "key-ledger" },
  { keys: ["c"], told: "key-memory" },
  { keys: ["s"], told: "key-seats" },
  { keys: ["e"], told: "key-icons" },
  { keys: [",", "."], told: "key-moments" },
  { keys: ["?"], told: "key-keys" },
];

/** Whether a key is not meant for the table: for what has the focus, a sheet or the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.key.length === 1 && !prefs.keys) return true;
  const { target } = event;
  const isTyping = target instanceof Element && target.matches("input, select, textarea");
  return isTyping || document.querySelector("dialog[open]") !== null;
}

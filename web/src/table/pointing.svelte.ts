// What log, ledger and captions point at on the board.

import type { Token } from "../wire/art";
import { aboutToken } from "./art-robbery/tokens";

/** The ids that an event or a line of the ledger names: cards, "place-1", "seat-2", "token-3+1". */
export function idsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (typeof part === "number") {
      if (SEATS.has(name)) return [`seat-${part}`];
      return name === "place" ? [`place-${part}`] : [];
    }
    if (name === "token") return [aboutToken(part as Token)];
    if (NAMED.has(name)) return [part].flat().filter((id) => typeof id === "string");
    return [];
  });
}

const SEATS = new Set(["seat", "victim", "holder", "receiver"]);
const NAMED = new Set(["card", "source", "location", "locations"]);

export class Pointing {
  ids: ReadonlySet<string> = $state.raw(new Set<string>());

  readonly at = (...values: unknown[]): void => {
    this.ids = new Set(values.flatMap(idsIn));
  };

  readonly away = (): void => {
    this.ids = new Set();
  };
}

/** Effects as the catalogue has them, turned into the pieces of an effect row. */

import { type CardColour, colourOf } from "./colours";
import type { IconName } from "./icons";

/** Any verb of the family; a person's own catalogue keeps to the same words. */
export interface Effect {
  verb: string;
  what?: string;
  amount?: number;
  per?: readonly string[];
  whose?: string;
  eye?: string | null;
  if_won?: boolean;
  change?: number;
  on?: string;
}

export type Piece =
  | { kind: "icon"; icon: IconName; width: number }
  | { kind: "small"; icon: IconName; width: number }
  | { kind: "star" | "coin" | "caper"; amount: number; width: number }
  | { kind: "chip"; colour: CardColour; width: number }
  | { kind: "safe"; colour: CardColour; from: "burn" | "flip"; width: number }
  | { kind: "times"; amount: number; width: number }
  | { kind: "plus" | "then" | "rule"; width: number }
  /** What is counted: the pieces stand over a bracket. */
  | { kind: "set"; pieces: readonly Piece[]; width: number };

const GAP = 2;

export function effectsOf(value: unknown): readonly Effect[] {
  return Array.isArray(value) ? (value as readonly Effect[]) : [];
}

export function widthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width + GAP, -GAP);
}

/** Each piece with its left edge. */
export function placed(pieces: readonly Piece[]): readonly { piece: Piece; x: number }[] {
  let x = 0;
  return pieces.map((piece) => {
    const here = { piece, x };
    x += piece.width + GAP;
    return here;
  });
}

const icon = (name: IconName): Piece => ({ kind: "icon", icon: name, width: 28 });
const small = (name: IconName, width = 19): Piece => ({ kind: "small", icon: name, width });
const chip = (colour: CardColour): Piece => ({ kind: "chip", colour, width: 21 });
const THEN: Piece = { kind: "then", width: 8 };
const RULE: Piece = { kind: "rule", width: 7 };
const PLUS: Piece = { kind: "plus", width: 8 };

function setOf(...pieces: readonly Piece[]): Piece {
  return { kind: "set", pieces, width: widthOf(pieces) + 4 };
}

/** What is counted that is no card. */
const COUNTERS: Readonly<Record<string, readonly IconName[]>> = {
  diamond: ["diamond"],
  painting: ["painting"],
  antique: ["antique"],
  good: ["any-good"],
  "laundered-coin": ["laundered-coin"],
  "loot-here": ["loot"],
  "loot-anywhere": ["loot", "everywhere"],
};

const GOODS: Readonly<Record<string, IconName>> = {
  diamond: "diamond",
  painting: "painting",
  antique: "antique",
  any: "any-good",
  jewel: "jewel",
  joker: "joker",
};

function reward(effect: Effect): Piece[] {
  const amount = effect.amount ?? 1;
  switch (effect.what) {
    case "point":
      return [{ kind: "star", amount, width: 32 }];
    case "coin":
      return [{ kind: "coin", amount, width: 28 }];
    case "caper":
      return [{ kind: "caper", amount, width: amount > 1 ? 41 : 28 }];
    default:
      return Array.from({ length: amount }, () => icon(GOODS[effect.what ?? ""] ?? "loot"));
  }
}

function whose(effect: Effect): Piece[] {
  if (effect.whose === "theirs") return [small("theirs")];
  if (effect.whose === "both") return [small("both")];
  return effect.whose === "discards" ? [small("discard")] : [];
}

function counted(effect: Effect, city: unknown): Piece[] {
  const per = effect.per ?? [];
  if (per.length === 0) return [];
  const pieces = [...new Set(per)].flatMap((one, i) => {
    const counter = COUNTERS[one];
    const drawn = counter
      ? counter.map((name) => small(name, name === "everywhere" ? 14 : 23))
      : [chip(colourOf(one, city))];
    const amount = per.filter((other) => other === one).length;
    const times: Piece[] = amount > 1 ? [{ kind: "times", amount, width: 12 }] : [];
    return [...(i ? [PLUS] : []), ...times, ...drawn];
  });
  return [setOf(...whose(effect), ...pieces), THEN];
}

function gain(effect: Effect, city: unknown): Piece[] {
  const pieces = [...counted(effect, city), ...reward(effect)];
  if (effect.eye) return [small("eye", 23), chip(colourOf(effect.eye, city)), THEN, ...pieces];
  return effect.if_won ? [small("won", 22), THEN, ...pieces] : pieces;
}

/** The pieces of one effect, in reading order. */
export function piecesOf(effect: Effect, city: unknown, game: string): Piece[] {
  switch (effect.verb) {
    case "gain":
      return gain(effect, city);
    case "steal":
      return [icon(GOODS[effect.what ?? ""] ?? "any-good")];
    case "burn":
      return [icon("burn")];
    case "protect": {
      const from = game === "caper" ? "flip" : "burn";
      return [{ kind: "safe", colour: colourOf(effect.what, city), from, width: 40 }];
    }
    case "launder":
      return [icon("laundered-coin")];
    case "flip":
      return [icon("flip"), chip(colourOf(effect.what, city))];
    case "cost":
      return [
        ...whose(effect),
        chip(colourOf(effect.what, city)),
        icon((effect.change ?? 0) > 0 ? "cost-up" : "cost-down"),
      ];
    case "toll":
      return [chip(colourOf(effect.on, city)), THEN, small("theirs"), icon("toll")];
    case "fetch":
      return [small("discard"), THEN, icon("fetch"), chip("gear")];
    default:
      return [icon("help")];
  }
}

export interface Row {
  pieces: readonly Piece[];
  width: number;
}

export const ROW_HEIGHT = 32;

/** Lays effects out in rows, so that they come out as large as possible in a box of this shape. */
export function rowsOf(effects: readonly (readonly Piece[])[], ratio: number): readonly Row[] {
  let best: readonly Row[] = [];
  let bestScale = 0;
  for (let breaks = 0; breaks < 2 ** Math.max(0, effects.length - 1); breaks++) {
    const rows = brokenAt(effects, breaks);
    const width = Math.max(...rows.map((row) => row.width));
    const scale = Math.min(ratio / width, 1 / (rows.length * ROW_HEIGHT));
    if (scale > bestScale) [best, bestScale] = [rows, scale];
  }
  return best;
}

function brokenAt(effects: readonly (readonly Piece[])[], breaks: number): readonly Row[] {
  const rows: Piece[][] = [];
  effects.forEach((pieces, i) => {
    const last = rows.at(-1);
    if (last && !(breaks & (1 << (i - 1)))) last.push(RULE, ...pieces);
    else rows.push([...pieces]);
  });
  return rows.map((pieces) => ({ pieces, width: widthOf(pieces) }));
}

// One shape for the tables of both Capers, so that one board draws them all. Nothing is worked out
// here: each field is what the game's own view says.

import type * as caper from "../../wire/caper";
import type { CaperView } from "../../wire/caper";
import type * as europe from "../../wire/europe";
import type { EuropeView } from "../../wire/europe";

export type HeistView = EuropeView | CaperView;
export type HeistMove = europe.Move | caper.Move;
export type Side = 0 | 1;
export type Good = "diamond" | "jewel" | "antique" | "painting" | "joker";

export interface Laid {
  card: string;
  isFlipped: boolean;
}

export interface Thief extends Laid {
  /** From the bottom to the top. */
  gear: Laid[];
}

export interface GoodCount {
  good: Good;
  n: number;
}

export interface Place {
  /** Counts from 1. */
  number: number;
  location: string;
  /** White's and green's. */
  crews: [Thief[], Thief[]];
  /** Spaces toward white; below 0, toward green. Caper has none. */
  tracker: number | null;
  /** White's and green's. Caper: Europe has none. */
  capers: [number, number] | null;
  /** What is left to steal. */
  goods: GoodCount[];
}

export interface SideOwn {
  coins: number;
  laundered: number;
  goods: GoodCount[];
  points: number;
  discards: string[];
}

export interface HeistTable {
  game: "caper-europe" | "caper";
  phase: HeistView["phase"];
  deciding: number | null;
  round: number;
  isThiefRound: boolean;
  starter: number;
  bank: number;
  /** How many cards the Snitch still has to hand out. */
  pile: number;
  /** Where a follow-up is to be chosen. */
  activePlace: number | null;
  /** The card it comes from. */
  resolving: string | null;
  places: Place[];
  sides: [SideOwn, SideOwn];
  hands: (string | null)[][];
}

export function tableOf(view: HeistView): HeistTable {
  return view.kind === "EuropeView" ? ofEurope(view) : ofCaper(view);
}

function ofEurope(view: EuropeView): HeistTable {
  return {
    ...shared(view),
    game: "caper-europe",
    bank: view.supply,
    pile: 0,
    activePlace: view.resolving_place,
    resolving: view.resolving,
    places: view.places.map((place, index) => ({
      number: index + 1,
      location: place.location,
      crews: [place.white.map(unflipped), place.green.map(unflipped)],
      tracker: place.tracker,
      capers: null,
      goods: europeGoods(place.goods),
    })),
    sides: twoSides(view.sides.map((side) => ({ ...side, goods: europeGoods(side.goods) }))),
  };
}

function ofCaper(view: CaperView): HeistTable {
  return {
    ...shared(view),
    game: "caper",
    bank: view.bank,
    pile: view.pile,
    activePlace: view.deciding_place,
    resolving: null,
    places: view.places.map((place, index) => ({
      number: index + 1,
      location: place.location,
      crews: [place.white.map(flippable), place.green.map(flippable)],
      tracker: null,
      capers: place.capers,
      goods: [],
    })),
    sides: twoSides(view.sides.map((side) => ({ ...side, goods: loot(side.loot) }))),
  };
}

function shared(view: HeistView) {
  return {
    phase: view.phase,
    deciding: view.deciding,
    round: view.round,
    isThiefRound: view.is_thief_round,
    starter: view.starter,
    hands: view.seats.map((seat) => seat.hand),
  };
}

function twoSides(sides: SideOwn[]): [SideOwn, SideOwn] {
  const [white, green] = sides;
  if (!white || !green) throw new Error("a table of Caper has two sides");
  return [white, green];
}

function unflipped(thief: europe.ThiefView): Thief {
  const gear = thief.gear.map((card) => ({ card, isFlipped: false }));
  return { card: thief.card, isFlipped: false, gear };
}

function flippable(thief: caper.ThiefView): Thief {
  const gear = thief.gear.map((one) => ({ card: one.card, isFlipped: one.is_flipped }));
  return { card: thief.card, isFlipped: thief.is_flipped, gear };
}

function europeGoods([diamond, painting, antique]: [number, number, number]): GoodCount[] {
  return [
    { good: "diamond", n: diamond },
    { good: "painting", n: painting },
    { good: "antique", n: antique },
  ];
}

function loot([jewel, antique, painting, joker]: [number, number, number, number]): GoodCount[] {
  return [
    { good: "jewel", n: jewel },
    { good: "antique", n: antique },
    { good: "painting", n: painting },
    { good: "joker", n: joker },
  ];
}

// The icons that a game's cards show, each with its explanation.

import type { IconName } from "../art/icons";
import type { LabelKey } from "../wire/labels";

interface Explained {
  icon: IconName;
  told: LabelKey;
}

const HEIST: readonly Explained[] = [
  { icon: "coin", told: "icon-coin" },
  { icon: "star", told: "icon-star" },
  { icon: "set", told: "icon-set" },
  { icon: "theirs", told: "icon-theirs" },
  { icon: "both", told: "icon-both" },
  { icon: "laundered-coin", told: "icon-laundered-coin" },
  { icon: "thief", told: "icon-thief" },
  { icon: "gear", told: "icon-gear" },
  { icon: "won", told: "icon-won" },
  { icon: "ongoing", told: "icon-ongoing" },
];

const EUROPE: readonly Explained[] = [
  { icon: "caper", told: "icon-caper-europe" },
  { icon: "diamond", told: "icon-diamond" },
  { icon: "painting", told: "icon-painting" },
  { icon: "antique", told: "icon-antique" },
  { icon: "any-good", told: "icon-any-good" },
  { icon: "burn", told: "icon-burn" },
  { icon: "protect", told: "icon-protect" },
  { icon: "eye", told: "icon-eye" },
  { icon: "discard", told: "icon-discard" },
];

const CAPER: readonly Explained[] = [
  { icon: "caper", told: "icon-caper" },
  { icon: "jewel", told: "icon-jewel" },
  { icon: "painting", told: "icon-loot-painting" },
  { icon: "antique", told: "icon-loot-antique" },
  { icon: "joker", told: "icon-joker" },
  { icon: "loot", told: "icon-loot" },
  { icon: "flip", told: "icon-flip" },
  { icon: "cost-up", told: "icon-cost-up" },
  { icon: "cost-down", told: "icon-cost-down" },
  { icon: "toll", told: "icon-toll" },
  { icon: "fetch", told: "icon-fetch" },
];

const COLOURS: readonly Explained[] = [
  { icon: "mask", told: "colour-thief" },
  { icon: "hat", told: "colour-purple" },
  { icon: "coin", told: "colour-yellow" },
  { icon: "hand", told: "colour-green" },
  { icon: "flame", told: "colour-red" },
  { icon: "tower", told: "colour-paris" },
  { icon: "eye", told: "colour-barcelona" },
  { icon: "arch", told: "colour-rome" },
  { icon: "umbrella", told: "colour-london" },
];

const ART: readonly Explained[] = [
  { icon: "alibi", told: "icon-alibi" },
  { icon: "boss", told: "icon-boss" },
  { icon: "dog", told: "icon-dog" },
  { icon: "mask", told: "icon-greedy-thief" },
];

export function iconsOf(game: string): {
  icons: readonly Explained[];
  shapes: readonly Explained[];
} {
  if (game === "art-robbery") return { icons: ART, shapes: [] };
  return { icons: [...HEIST, ...(game === "caper" ? CAPER : EUROPE)], shapes: COLOURS };
}

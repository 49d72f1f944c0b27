/** Thieves of every city, from the Actress to the Dame. */

import { circle, ellipse, poly, rect, star } from "./geometry";
import { BOWLER, fist, GOWN, HEAD, LIPS, MOUSTACHE, SHORT_HAIR, SUIT, shirt, TAILS } from "./kit";
import type { Picture } from "./paint";

export const CORE_THIEVES: Readonly<Record<string, Picture>> = {
  /** A headscarf, dark glasses, a star. */
  actress: {
    accent: "red",
    layers: [
      ...GOWN,
      ...HEAD,
      LIPS,
      [
        "a",
        "M29 52c-4-24 4-40 21-40s25 16 21 40l-4 14-5-6c3-8 4-16 2-24-8-2-20-4-26-8-4 8-4 20 0 32l-5 6z",
      ],
      ["p", "M33 26c8-8 26-8 34 0M30 36c10-10 30-10 40 0", 1.8],
      ["a", poly("44 66 56 66 62 78 50 72 38 78")],
      ["n", "M35 37h14c1 8-2 11-7 11s-8-4-7-11zM51 37h14c1 7-2 11-7 11s-8-4-7-11z"],
      ["n", rect(46, 37, 8, 3)],
      ["a", star(83, 72, 13)],
      ["n", star(83, 72, 13), 2],
    ],
  },
  /** The gavel. */
  auctioneer: {
    accent: "amber",
    layers: [
      ...SUIT,
      ...HEAD,
      SHORT_HAIR,
      MOUSTACHE,
      ["n", circle(42, 41, 5.5), 1.8],
      ...fist(80, 72),
      ["a", "M78 66l6-34 6 1-6 34z"],
      ["n", "M62 14l38 9-5 22-38-9z"],
      ["a", poly("66 15 71 16.2 66 38.3 61 37")],
      ["a", poly("92 21 97 22.2 92 44.3 87 43")],
    ],
  },
  /** A bowler, whiskers, and a coin between the fingers. */
  banker: {
    accent: "amber",
    layers: [
      ...SUIT,
      ...HEAD,
      ["n", "M33 44l6 2v14l8-4h6l14 4V40l2 8c0 14-8 20-19 20S32 60 32 48z"],
      ...BOWLER,
      ...fist(19, 76),
      ["a", circle(19, 58, 15)],
      ["n", circle(19, 58, 15), 2],
      ["n", circle(19, 58, 10.5), 1.5],
      ["n", rect(17, 51, 4, 14)],
    ],
  },
  /** Scissors, and a moustache to be proud of. */
  barber: {
    accent: "teal",
    layers: [
      ...shirt("p"),
      ["a", poly("46 74 54 74 56 100 44 100")],
      ...HEAD,
      SHORT_HAIR,
      ["n", "M30 50c-2 6 8 8 16 2h8c8 6 18 4 16-2-2 4-8 4-14 0H44c-6 4-12 4-14 0z"],
      ...fist(82, 78),
      ["a", "M72 10l4-2 10 40-4 3zM96 10l-4-2-10 40 4 3z"],
      ["a", circle(77, 60, 7), 4],
      ["a", circle(91, 60, 7), 4],
      ["n", circle(84, 45, 2)],
    ],
  },
  /** Wine in a tall glass. */
  "bon-vivant": {
    accent: "rose",
    layers: [
      ...TAILS,
      ...HEAD,
      [
        "n",
        "M31 46c-4-20 4-31 19-31 16 0 23 10 19 30l-4-8c-2-4-6-6-8-10-6 4-16 6-20 6-3 4-5 8-6 13z",
      ],
      ["n", "M44 53c3-2 9-2 12 0l-1 2c-3-1-7-1-10 0z"],
      ...fist(18, 80),
      ["p", "M6 34h24c1 14-3 22-9 24v14h-6V58C9 56 5 48 6 34z"],
      ["n", "M6 34h24c1 14-3 22-9 24v14h-6V58C9 56 5 48 6 34z", 2],
      ["a", "M7 42h22c0 9-4 14-11 14S7 51 7 42z"],
    ],
  },
  /** Rubber gloves and a spray. */
  cleaner: {
    accent: "teal",
    layers: [
      ...shirt("p"),
      ["n", poly("40 70 60 70 64 100 36 100")],
      ...HEAD,
      ["n", "M32 40c-2-16 4-24 18-24s20 8 18 24l-4-8H38z"],
      ["a", "M31 27c12-5 26-5 38 0v7c-12-4-26-4-38 0z"],
      ...fist(82, 78, "a"),
      ["p", "M73 42h18v30H73z"],
      ["a", rect(73, 52, 18, 10)],
      ["n", "M76 42V30h-12v-7h26l4 6v4h-8v9z"],
      ["p", poly("60 24 48 16 50 13") + poly("60 26.5 46 26 46 22.5") + poly("60 29 49 35 48 31")],
    ],
  },
  /** Cap, moustache and medals. */
  colonel: {
    accent: "red",
    layers: [
      ["a", "M6 100c1-20 14-27 32-30h24c18 3 31 10 32 30z"],
      ["n", "M50 74c14 0 24-4 24-4 12 4 19 12 20 30H50z"],
      ["n", poly("42 68 58 68 56 82 44 82")],
      ["l", poly("8 78 28 70 34 75 12 86") + poly("92 78 72 70 66 75 88 86")],
      ["l", star(24, 93, 6) + circle(38, 94, 4)],
      ...HEAD,
      MOUSTACHE,
      ["n", "M28 34c-6-8-4-14 2-18 12-6 28-6 40 0 6 4 8 10 2 18z"],
      ["a", "M29 29h42v6c-14-3-28-3-42 0z"],
      ["n", "M29 36c14-4 28-4 42 0-4 6-12 6-21 6s-17 0-21-6z"],
      ["l", star(50, 22, 7)],
    ],
  },
  /** The baton, and hair that follows it. */
  conductor: {
    accent: "violet",
    layers: [
      ...TAILS,
      ...HEAD,
      [
        "n",
        "M30 50c-8-4-10-10-6-14-4-6 0-12 6-12 0-8 8-12 14-9 6-6 16-4 18 2 8-1 13 6 10 12 5 4 4 12-1 14 2 6-1 10-5 9l-3-16c-8 0-18-2-24-6-4 4-7 12-9 20z",
      ],
      ...fist(82, 66),
      ["p", "M80 60 54 4l3-1 27 56z"],
      ["a", circle(83, 59, 4.5)],
    ],
  },
  /** A wide hat with a feather, and pearls. */
  dame: {
    accent: "violet",
    layers: [
      ...GOWN,
      ...HEAD,
      LIPS,
      ["n", "M32 46c-4-10-2-16 2-18h32c5 4 6 12 2 26l-4-14H40c-4 0-6 2-8 6z"],
      ["n", "M6 34c14-2 20-6 26-12 8-8 28-8 36 0 6 6 14 10 26 12-12 6-26 7-44 7S18 40 6 34z"],
      ["a", "M32 24c10 4 26 4 36 0l2 6c-12 4-28 4-40 0z"],
      ["a", "M64 26c4-14 14-22 30-22-6 6-4 10-12 12 2 4-6 6-8 6 0 4-6 4-10 4z"],
      [
        "p",
        [36, 41, 46.5, 52].map((x, i) => circle(x, [73, 77, 79.5, 80.5][i] ?? 0, 2.8)).join(""),
      ],
      ["p", circle(34.5, 54, 2.6)],
      ["n", ellipse(58, 80, 2.6, 2.6)],
    ],
  },
};

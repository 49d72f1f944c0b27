/** Thieves of every city, from the Gentleman to the Tourist. */

import { circle, ellipse, poly, rect, star } from "./geometry";
import { fist, HEAD, LIPS, LONG_HAIR, shirt, TAILS, TOP_HAT } from "./kit";
import type { Picture } from "./paint";

export const MORE_THIEVES: Readonly<Record<string, Picture>> = {
  /** Top hat, monocle, cane. */
  gentleman: {
    accent: "blue",
    layers: [
      ...TAILS,
      ...HEAD,
      ...TOP_HAT,
      ["a", circle(42, 43, 6), 2.2],
      ["a", "M37 47c-3 8-2 16 2 24", 1.2],
      ["n", "M42 55l9-2v4c-3 0-6 0-9-2z"],
      ...fist(84, 80),
      ["n", "M82 72 80 38l5-.5 3 34z"],
      ["a", circle(82, 35, 7)],
    ],
  },
  /** A turban with a gem, a pointed beard, a fan of cards. */
  illusionist: {
    accent: "violet",
    layers: [
      ["n", "M6 100c1-20 10-24 24-28l4-16 8 14h16l8-14 4 16c14 4 23 8 24 28z"],
      ["a", poly("36 62 50 90 64 62 58 100 42 100")],
      ["n", poly("44 70 56 70 53 100 47 100")],
      ...HEAD,
      ["n", "M42 56l8-2 8 2-8 22z"],
      ["p", "M29 36c-6-12 0-24 21-25 21 1 27 13 21 25-12-6-30-6-42 0z"],
      ["n", "M30 32c8-10 26-16 36-18M34 17c10 2 28 10 37 18", 1.8],
      ["a", poly("50 12 57 21 50 31 43 21")],
      ...fist(19, 82),
      ["p", poly("4 44 14 40 22 68 12 72")],
      ["n", poly("4 44 14 40 22 68 12 72"), 1.8],
      ["p", poly("14 38 25 38 25 68 14 68")],
      ["n", poly("14 38 25 38 25 68 14 68"), 1.8],
      ["p", poly("26 40 36 44 27 71 17 68")],
      ["n", poly("26 40 36 44 27 71 17 68"), 1.8],
      ["a", poly("27 47 31 54 25 62 22 54")],
    ],
  },
  /** A white face, a beret, stripes; hands on a wall that is not there. */
  mime: {
    accent: "red",
    layers: [
      ["p", "M6 100c1-20 14-27 32-30h24c18 3 31 10 32 30z"],
      ["n", `${rect(20, 78, 60, 5)}${rect(10, 88, 80, 5)}`],
      ["n", poly("36 71 50 80 64 71 60 68 40 68")],
      ["n", rect(42, 56, 16, 16)],
      ["n", "M32 40c0-14 7-22 18-22s18 8 18 22-7 27-18 27-18-13-18-27z"],
      ["p", ellipse(50, 44, 14.5, 19)],
      ["n", "M43 34v14M39 41h8M57 34v14M53 41h8", 2],
      ["a", "M45 54c3 2 7 2 10 0-1 4-9 4-10 0z"],
      ["a", circle(40, 50, 2.4) + circle(60, 50, 2.4)],
      ["n", "M30 30c-10-8-2-19 20-19 20 0 32 7 26 16-4 6-12 3-26 3-8 0-14 2-20 0z"],
      ["a", circle(52, 10, 3.5)],
      [
        "p",
        "M84 56v-16h4v16zM90 56V36h4v20zM78 58V44h4v14zM76 58h18v10c0 4-2 8-6 8h-6c-4 0-6-4-6-8z",
      ],
      ["n", "M78 76h14l4 24H76z"],
    ],
  },
  /** Veil and halo. */
  saint: {
    accent: "amber",
    layers: [
      ["a", ellipse(50, 9, 21, 6.5), 4],
      [
        "n",
        "M10 100c0-22 8-30 16-40 2-8 2-14 3-24 1-14 8-22 21-22s20 8 21 22c1 10 1 16 3 24 8 10 16 18 16 40z",
      ],
      ["p", "M31 40c0-14 7-20 19-20s19 6 19 20c0 14-2 24-6 32H37c-4-8-6-18-6-32z"],
      ["n", "M37 42c0-9 4-14 13-14s13 5 13 14c0 13-5 21-13 21s-13-8-13-21z"],
      ["p", "M39 42c0-7 3-10 6-10h6v16l-4 3 4 3v7c-7 0-12-8-12-19z"],
      ["n", "M40 43c2 2 5 2 7 0", 1.6],
      ["n", "M44 56h6", 1.6],
      ["p", "M36 70h28c6 6 8 12 6 18-12 6-28 6-40 0-2-6 0-12 6-18z"],
      ["a", rect(48, 78, 4, 20) + rect(42, 83, 16, 4)],
    ],
  },
  /** A headscarf, a patch over the eye, a crate on the shoulder. */
  smuggler: {
    accent: "olive",
    layers: [
      ...shirt("a"),
      ["p", poly("42 70 58 70 50 86")],
      ...HEAD,
      ["n", "M36 55c4 2 9 1 14-1s10 3 14 1c0 8-6 12-14 12s-13-4-14-12z"],
      ["a", "M31 38c-2-16 6-24 19-24s21 8 19 24c-12-5-26-5-38 0zM69 32l13 2-3 6 5 5-16-6z"],
      ["n", "M36 38h12c0 6-2 8-6 8s-6-3-6-8z"],
      ["n", "M34 40 68 33", 1.6],
      ["n", poly("62 44 98 44 98 76 62 76")],
      [
        "a",
        poly("65 47 95 47 95 53 65 53") +
          poly("65 56 95 56 95 64 65 64") +
          poly("65 67 95 67 95 73 65 73"),
      ],
      ["n", "M66 48l28 24", 3],
      ...fist(80, 82),
    ],
  },
  /** A sun hat, and a camera round the neck. */
  tourist: {
    accent: "amber",
    layers: [
      ...shirt("p"),
      ["a", star(24, 84, 7, 6, 0.45) + star(16, 97, 6, 6, 0.45) + star(76, 92, 7, 6, 0.45)],
      ...LONG_HAIR,
      ...HEAD,
      LIPS,
      ["n", "M34 38h15c0 8-3 10-8 10s-8-4-7-10zM52 38h14c1 7-2 10-7 10s-8-4-7-10z"],
      [
        "a",
        "M8 32c10 0 18-3 23-8 2-10 8-15 19-15s17 5 19 15c5 5 13 8 23 8-10 6-24 7-42 7S18 38 8 32z",
      ],
      ["n", "M31 23c10 4 28 4 38 0v6c-10 4-28 4-38 0z"],
      ["n", "M38 66 34 80M62 66l4 14", 2.2],
      ["n", "M30 78h10l3-5h14l3 5h10v22H30z"],
      ["p", "M30 78h10l3-5h14l3 5h10v22H30z", 1.5],
      ["a", circle(50, 89, 9)],
      ["p", circle(50, 89, 6)],
      ["n", circle(50, 89, 3)],
      ["l", rect(61, 80, 6, 3)],
    ],
  },
};

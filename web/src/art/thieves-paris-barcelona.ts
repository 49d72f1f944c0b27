/** Thieves of Paris and Barcelona. */

import { circle, poly, rect, star } from "./geometry";
import { BERET, BOWLER, fist, GOWN, HEAD, LIPS, MOUSTACHE, SHORT_HAIR, shirt, UPDO } from "./kit";
import type { Picture } from "./paint";

export const PARIS_BARCELONA_THIEVES: Readonly<Record<string, Picture>> = {
  /** Beret, palette, brush. */
  artist: {
    accent: "teal",
    layers: [
      ...shirt("n"),
      ["a", poly("38 69 50 76 62 69 66 82 50 78 34 82")],
      ...HEAD,
      ["n", "M40 54c4 2 8 1 11-1 3 2 7 3 11 1-2 6-6 5-9 4l-3 8-3-8c-4 1-6 1-7-4z"],
      ...BERET,
      ["p", "M2 74c2-16 22-22 32-10 6 8-4 10-2 16s-2 14-12 14S0 86 2 74z"],
      ["n", "M2 74c2-16 22-22 32-10 6 8-4 10-2 16s-2 14-12 14S0 86 2 74z", 2],
      ["a", circle(12, 70, 4)],
      ["n", circle(22, 67, 4) + circle(20, 86, 3)],
      ["d", circle(10, 80, 4)],
      ["n", "M84 100 92 40l4 1-5 59z"],
      ["a", "M91 42c-2-10 2-16 7-22 2 8 2 16-1 23z"],
    ],
  },
  /** The tall white hat, and a ladle. */
  chef: {
    accent: "blue",
    layers: [
      ...shirt("p"),
      ["a", poly("36 70 50 80 64 70 60 88 50 80 40 88")],
      ["n", circle(42, 93, 1.8) + circle(42, 86, 1.8)],
      ...HEAD,
      MOUSTACHE,
      [
        "p",
        "M33 34V20c-10-2-10-14 0-15 3-7 12-8 17-4 5-4 14-3 17 4 10 1 10 13 0 15v14c-11-3-23-3-34 0z",
      ],
      [
        "n",
        "M33 34V20c-10-2-10-14 0-15 3-7 12-8 17-4 5-4 14-3 17 4 10 1 10 13 0 15v14c-11-3-23-3-34 0z",
        2,
      ],
      ["n", "M42 12v12M50 10v14M58 12v12", 1.5],
      ...fist(84, 78),
      ["n", "M82 74V36l4-1v38z"],
      ["a", "M72 24h26c0 9-5 14-13 14s-13-5-13-14z"],
    ],
  },
  /** Hair put up, a choker, a fan. */
  madame: {
    accent: "rose",
    layers: [
      ...GOWN,
      ...HEAD,
      LIPS,
      ...UPDO,
      ["a", rect(41, 65, 18, 4)],
      ["a", star(34, 20, 7, 6, 0.5)],
      ["p", circle(35, 56, 2.5)],
      ["a", "M78 98 52 66c6-12 16-17 27-17 10 0 17 5 21 12z"],
      ["n", "M78 98 60 58M78 98 69 52M78 98V49M78 98l10-45M78 98l17-40M78 98 53 67", 1.4],
      ...fist(78, 94),
    ],
  },
  /** A scarf over mouth and nose, and a round bomb. */
  anarchist: {
    accent: "red",
    layers: [
      ...shirt("n"),
      ...HEAD,
      ["n", "M30 46c-6-18 2-31 20-31s26 13 20 31c-2-6-6-10-8-12-10 2-18 0-24-4-4 4-6 10-8 16z"],
      ["a", "M34 48c10 4 22 4 32 0l2 14c-4 8-12 14-18 18-6-4-14-10-18-18z"],
      ["n", "M50 52v26M41 51l-2 14", 1.4],
      ...fist(20, 86),
      ["n", circle(19, 62, 17)],
      ["p", "M8 58c1-5 4-8 8-9l1 3c-3 1-5 3-6 7z"],
      ["n", "M20 48l4-8 7 4-4 8z"],
      ["n", "M28 41c1-8-6-8-6-15", 2.2],
      ["a", star(21, 24, 9, 7, 0.45)],
    ],
  },
  /** Round glasses, a roll-neck, dividers. */
  architect: {
    accent: "amber",
    layers: [
      ...shirt("n"),
      ["a", poly("39 62 61 62 64 78 36 78")],
      ["n", "M50 62h11l3 16H50z"],
      ...HEAD,
      SHORT_HAIR,
      ["p", circle(42, 42, 6.5)],
      ["n", circle(42, 42, 6.5), 2.6],
      ["l", circle(58, 42, 6.5), 2.6],
      ["n", rect(47.5, 40, 5, 2.6)],
      ["n", circle(42, 42, 2)],
      ["n", "M44 57h7v2h-7z"],
      ...fist(84, 60),
      ["a", "M81 22h6v10l9 46-4 1-8-40-8 40-4-1 9-46z"],
      ["n", circle(84, 28, 3)],
      ["n", rect(82, 12, 4, 10)],
    ],
  },
  /** A bowler, and an apple where the face should be. */
  surrealist: {
    accent: "olive",
    layers: [
      ["n", "M6 100c1-20 14-27 32-30h24c18 3 31 10 32 30z"],
      ["p", poly("40 70 50 84 60 70 57 100 43 100")],
      ["b", poly("46.5 78 53.5 78 56 100 44 100")],
      ["n", rect(42, 56, 16, 16)],
      ["n", "M34 40c0-14 6-20 16-20s16 6 16 20-6 25-16 25-16-11-16-25z"],
      ...BOWLER,
      [
        "a",
        "M50 43c-4-4-18-4-18 9 0 10 8 17 13 17 2 0 3-1 5-1s3 1 5 1c5 0 13-7 13-17 0-13-14-13-18-9z",
      ],
      ["b", "M60 41c5 1 8 5 8 11 0 10-8 17-13 17-2 0-3-1-5-1 11-2 16-15 10-27z"],
      ["n", "M50 45c0-5 1-8 4-11", 2.4],
      ["a", "M53 38c3-6 9-7 15-5-3 6-9 8-15 5z"],
    ],
  },
};

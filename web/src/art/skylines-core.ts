/** Locations of every city: a strip of 210 x 70, known by its outline. */

import { circle, poly, rect, repeat, star } from "./geometry";
import type { Picture } from "./paint";
import { columns, FAR_BLOCKS, FAR_HILLS, FAR_ROOFS, GROUND } from "./streets";

export const CORE_SKYLINES: Readonly<Record<string, Picture>> = {
  /** A shop with an awning, a vase in its window. */
  "antique-shop": {
    accent: "red",
    layers: [
      FAR_ROOFS,
      ["n", "M62 64V20h10V8h9v12h48l8-8v8h11v44z"],
      ["p", "M58 30h94l6 12H52z"],
      [
        "a",
        repeat(5, (i) =>
          poly(`${68 + 19 * i} 30 ${77 + 19 * i} 30 ${76 + 21 * i} 42 ${66 + 21 * i} 42`),
        ),
      ],
      ["l", rect(70, 46, 42, 15)],
      ["n", "M79 48h6v2c5 1 5 8 1 11h-8c-4-3-4-10 1-11zM98 50h8v11h-8z"],
      ["l", rect(122, 46, 16, 18)],
      ["n", "M122 55h16M130 46v18", 1.5],
      GROUND,
    ],
  },
  /** A saw-tooth roof, a large picture behind glass. */
  "art-gallery": {
    accent: "rose",
    layers: [
      FAR_BLOCKS,
      ["n", "M48 64V26l20-14v14l20-14v14l20-14v14l20-14v14l20-14v14h14v38z"],
      [
        "l",
        poly("66 16 66 26 52 26") +
          poly("86 16 86 26 72 26") +
          poly("106 16 106 26 92 26") +
          poly("126 16 126 26 112 26") +
          poly("146 16 146 26 132 26"),
      ],
      ["p", rect(58, 33, 52, 26)],
      ["n", rect(64, 37, 18, 18)],
      ["a", rect(66, 39, 14, 14)],
      ["n", rect(88, 37, 16, 18)],
      ["l", circle(96, 46, 6)],
      ["l", rect(122, 40, 14, 24)],
      ["a", rect(142, 30, 7, 26)],
      GROUND,
    ],
  },
  /** Columns, a gable, a coin in it. */
  bank: {
    accent: "amber",
    layers: [
      FAR_BLOCKS,
      ["n", poly("105 4 166 26 44 26")],
      ["n", rect(48, 26, 114, 6) + rect(52, 32, 106, 26)],
      ["d", rect(54, 33, 102, 25)],
      ["n", columns(54, 32, 9, 12, 26)],
      ["n", rect(46, 57, 118, 4) + rect(40, 60, 130, 5)],
      ["a", circle(105, 17, 7)],
      ["n", rect(103.5, 12, 3, 10)],
      ["l", rect(98, 40, 14, 18)],
      GROUND,
    ],
  },
  /** A dome, towers, and a sign one cannot miss. */
  casino: {
    accent: "red",
    layers: [
      FAR_ROOFS,
      ["n", "M44 64V30h8V16l6-8 6 8v14h18c2-14 12-20 23-20s21 6 23 20h18V16l6-8 6 8v14h8v34z"],
      ["l", repeat(5, (i) => rect(62 + 18 * i, 48, 10, 12))],
      ["a", rect(66, 34, 78, 9)],
      ["l", repeat(10, (i) => circle(70 + 7.8 * i, 38.5, 1.6))],
      ["p", "M105 14c4 5 9 7 9 12 0 4-5 5-7 2l2 5h-8l2-5c-2 3-7 2-7-2 0-5 5-7 9-12z"],
      ["l", circle(58, 6, 2) + circle(152, 6, 2)],
      GROUND,
    ],
  },
  /** A steeple with a cross, on a hill. */
  chapel: {
    accent: "blue",
    layers: [
      FAR_HILLS,
      ["n", "M30 70c30-14 120-14 150 0z"],
      ["n", "M84 62V34l8-8V24l10-22 10 22v4l30 10v24z"],
      ["n", rect(101, -6, 2, 12) + rect(98, -3, 8, 2)],
      ["n", poly("110 26 142 26 152 42 110 42")],
      ["l", "M97 44a5 5 0 0 1 10 0v8H97zM120 48a3 3 0 0 1 6 0v7h-6zM132 48a3 3 0 0 1 6 0v7h-6z"],
      ["a", circle(102, 31, 3.5)],
      ["n", "M60 64c-6-10-2-22 2-28 4 6 8 18 2 28zM158 64c-5-8-2-18 2-23 4 5 7 15 2 23z"],
    ],
  },
  /** A ballroom with tall windows, lanterns on a string. */
  gala: {
    accent: "violet",
    layers: [
      FAR_ROOFS,
      ["n", "M40 64V32h20V22h24l4-8h34l4 8h24v10h20v32z"],
      ["l", repeat(7, (i) => `M${50 + 16.5 * i} 60V46a5 5 0 0 1 10 0v14z`)],
      ["n", "M90 52h30M105 40v8M99 47l6-5 6 5", 1.6],
      ["a", "M97 14h16v10h-16z"],
      ["p", star(105, 19, 4)],
      ["p", "M8 30c30 12 50 10 76-4M202 30c-30 12-50 10-76-4", 1.2],
      [
        "l",
        [20, 36, 52, 68]
          .map(
            (x, i) =>
              circle(x, [35.5, 38, 37, 32][i] ?? 0, 2.5) +
              circle(210 - x, [35.5, 38, 37, 32][i] ?? 0, 2.5),
          )
          .join(""),
      ],
      GROUND,
    ],
  },
  /** A dome between two wings. */
  museum: {
    accent: "teal",
    layers: [
      FAR_ROOFS,
      ["n", "M26 64V38h46V28h12c0-14 10-21 21-21s21 7 21 21h12v10h46v26z"],
      ["n", rect(103.5, 0, 3, 10)],
      ["n", poly("105 26 136 38 74 38")],
      ["l", columns(80, 42, 5, 11, 18)],
      [
        "a",
        rect(36, 42, 7, 20) + rect(56, 42, 7, 20) + rect(148, 42, 7, 20) + rect(168, 42, 7, 20),
      ],
      ["d", "M90 26c1-9 7-14 15-14-6 3-9 8-9 14z"],
      GROUND,
    ],
  },
  /** A ship at anchor, its lights on the water. */
  yacht: {
    accent: "teal",
    layers: [
      FAR_HILLS,
      ["d", "M0 54h210v16H0z"],
      ["p", "M34 44h142l-18 16H52c-8 0-14-6-18-16z"],
      ["a", "M39 52h128l-4.5 4H43c-2-1-3-2-4-4z"],
      ["n", "M58 44l8-12h62l16 12z"],
      ["p", "M74 32l6-10h34l12 10z"],
      ["l", repeat(6, (i) => circle(72 + 11 * i, 38.5, 2.6))],
      ["n", rect(82, 24.5, 28, 4)],
      ["n", "M94 22V4h2v18z"],
      ["a", poly("96 5 110 9 96 13")],
      ["l", "M60 64h30M100 66h40M70 68h24M120 62h20", 1.4],
      ["n", "M0 66c18-4 34 4 52 0s34 4 52 0 34 4 52 0 36 4 54 0v4H0z"],
    ],
  },
};

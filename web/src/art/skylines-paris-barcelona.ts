/** Locations of Paris and Barcelona. */

import { circle, ellipse, poly, rect, repeat, star } from "./geometry";
import type { Picture } from "./paint";
import { columns, FAR_HILLS, FAR_ROOFS, GROUND } from "./streets";

export const PARIS_BARCELONA_SKYLINES: Readonly<Record<string, Picture>> = {
  "eiffel-tower": {
    accent: "amber",
    layers: [
      FAR_ROOFS,
      [
        "n",
        "M103.5 0h3l1 18h4v4h-3.5c1 10 3 16 6 22h4v4h-2c4 7 9 12 16 18h-18c-1-8-4-12-9-12s-8 4-9 12H78c7-6 12-11 16-18h-2v-4h4c3-6 5-12 6-22h-3.5v-4h4z",
      ],
      ["l", "M103.5 24l3 18M106.5 24l-3 18M98 46l14 0", 1],
      ["l", circle(105, 2, 2)],
      [
        "n",
        "M20 64c-5-9 0-16 8-16s13 7 8 16zM44 64c-4-7 0-13 6-13s10 6 6 13zM174 64c-5-9 0-16 8-16s13 7 8 16zM156 64c-4-7 0-13 6-13s10 6 6 13z",
      ],
      GROUND,
    ],
  },
  /** A pyramid of glass before the palace. */
  louvre: {
    accent: "amber",
    layers: [
      ["n", "M10 64V32h8V22l14-6 14 6v10h36V26l22-12 24 12v6h36V22l14-6 14 6v10h8v32z"],
      ["l", columns(22, 38, 5, 9, 8) + columns(148, 38, 5, 9, 8)],
      ["p", poly("105 22 152 66 58 66")],
      ["d", poly("105 22 152 66 105 66")],
      [
        "n",
        "M105 22v44M89.5 36.5 121 66M120.5 36.5 89 66M74 51l15 15M136 51l-15 15M89.5 36.5h31M74 51h62",
        1.3,
      ],
      GROUND,
    ],
  },
  /** The red mill. */
  "moulin-rouge": {
    accent: "red",
    layers: [
      FAR_ROOFS,
      ["n", "M30 64V44h56V36h38v8h56v20z"],
      ["a", "M91 44 97 20c2-6 14-6 16 0l6 24z"],
      ["n", "M94 20c1-9 21-9 22 0z"],
      ["p", "M105 20 84 1M105 20l21-19M105 20 84 39M105 20l21 19", 2],
      [
        "p",
        poly("88 2 101 14 97 18 83 6") +
          poly("122 2 109 14 113 18 127 6") +
          poly("88 38 101 26 97 22 83 34") +
          poly("122 38 109 26 113 22 127 34"),
      ],
      ["n", circle(105, 20, 3)],
      [
        "l",
        repeat(6, (i) => rect(38 + 8 * i, 50, 5, 8)) +
          repeat(6, (i) => rect(127 + 8 * i, 50, 5, 8)),
      ],
      ["a", rect(88, 48, 34, 6)],
      ["l", repeat(5, (i) => circle(92 + 6.5 * i, 51, 1.4))],
      GROUND,
    ],
  },
  /** Two blunt towers, the rose between them. */
  "notre-dame": {
    accent: "blue",
    layers: [
      FAR_ROOFS,
      ["n", "M74 64V12h4V8h18v4h3v18h12V12h3V8h18v4h4v52z"],
      ["n", "M136 64V34h44l6 10v20zM155 34l2-32 3 32z"],
      [
        "l",
        "M81 30V20a3 3 0 0 1 6 0v10zM89 30V20a3 3 0 0 1 6 0v10zM115 30V20a3 3 0 0 1 6 0v10zM123 30V20a3 3 0 0 1 6 0v10z",
      ],
      ["a", circle(105, 41, 7)],
      ["n", "M105 34v14M98 41h14M100 36l10 10M110 36l-10 10", 1.2],
      ["l", "M80 64V56a4 4 0 0 1 8 0v8zM101 64V56a4 4 0 0 1 8 0v8zM122 64V56a4 4 0 0 1 8 0v8z"],
      ["n", "M142 64l-4-16 10 8zM164 64l-4-16 10 8z"],
      ["l", repeat(4, (i) => rect(144 + 10 * i, 42, 3, 10))],
      GROUND,
    ],
  },
  /** A long palace behind golden gates. */
  versailles: {
    accent: "amber",
    layers: [
      ["n", "M8 60V36l6-10h30l6 10h28V30l8-14h38l8 14v6h28l6-10h30l6 10v24z"],
      ["d", rect(96, 20, 18, 8)],
      ["l", repeat(18, (i) => rect(15 + 10.4 * i, 42, 4, 10))],
      ["l", circle(105, 27, 4)],
      [
        "a",
        "M0 70V54h66v-4h8v20zM210 70V54h-66v-4h-8v20zM78 70V52c16 0 22-6 27-14 5 8 11 14 27 14v18z",
      ],
      [
        "n",
        `${repeat(12, (i) => rect(2 + 5.5 * i, 57, 3.8, 13))}${repeat(12, (i) => rect(142.5 + 5.5 * i, 57, 3.8, 13))}${repeat(10, (i) => rect(81 + 5 * i, 57, 3.4, 13))}`,
      ],
      ["a", star(105, 43, 6, 12, 0.5)],
    ],
  },
  /** Spires, and a bridge between two houses. */
  "gothic-quarter": {
    accent: "amber",
    layers: [
      FAR_ROOFS,
      ["n", "M30 64V24l14-8 14 8v40zM152 64V22l14-8 14 8v42z"],
      ["n", "M58 40h94v24h-10c0-20-16-22-37-22s-37 2-37 22H58z"],
      ["n", "M64 40V32h82v8z"],
      ["n", "M82 32l4-18 4 18zM98 32l7-30 7 30zM120 32l4-18 4 18z"],
      ["l", repeat(7, (i) => `M${70 + 10.8 * i} 41v-4a2.5 2.5 0 0 1 5 0v4z`)],
      ["l", "M38 50V40a6 6 0 0 1 12 0v10zM160 48V38a6 6 0 0 1 12 0v10z"],
      ["a", circle(105, 54, 3)],
      ["n", "M105 42v10", 1.2],
      GROUND,
    ],
  },
  /** The iron arch of the market. */
  "la-boqueria": {
    accent: "red",
    layers: [
      FAR_ROOFS,
      ["n", "M40 64V36C50 14 78 6 105 6s55 8 65 30v28h-8V42h-8v22H56V42h-8v22z"],
      ["d", "M50 36c12-16 32-23 55-23s43 7 55 23z"],
      [
        "a",
        repeat(6, (i) =>
          poly(`${58 + 16 * i} 36 ${66 + 16 * i} 36 ${(105 + 2 * (62 + 16 * i)) / 3} 18`),
        ),
      ],
      ["l", circle(105, 24, 9)],
      ["n", "M105 18c3 3 5 5 5 8a5 5 0 0 1-10 0c0-3 2-5 5-8z"],
      ["p", rect(58, 40, 94, 6)],
      [
        "a",
        repeat(5, (i) => circle(68 + 5 * i, 60, 3.2)) +
          repeat(5, (i) => circle(122 + 5 * i, 60, 3.2)),
      ],
      [
        "l",
        repeat(4, (i) => circle(70 + 5 * i, 55, 2.8)) +
          repeat(4, (i) => circle(125 + 5 * i, 55, 2.8)),
      ],
      ["l", "M92 64V54h26v10z"],
      GROUND,
    ],
  },
  /** Plane trees, and the column at the end of the walk. */
  "la-rambla": {
    accent: "teal",
    layers: [
      FAR_HILLS,
      ["n", "M0 64V28h30v10h16v26zM210 64V26h-34v12h-14v26z"],
      [
        "l",
        repeat(3, (i) => rect(6 + 9 * i, 34, 4, 7)) + repeat(3, (i) => rect(180 + 9 * i, 32, 4, 7)),
      ],
      ["n", "M98 64l3-8V22h-3v-4h14v4h-3v34l3 8z"],
      ["n", "M103 18V8c0-3 4-3 4 0v1l7-3 .5 1.5-7.5 4v6.5z"],
      [
        "a",
        "M44 50c-8-10 0-20 10-18 6-8 20-4 20 6 8 4 4 14-4 14H52c-4 0-6 0-8-2zM166 50c8-10 0-20-10-18-6-8-20-4-20 6-8 4-4 14 4 14h18c4 0 6 0 8-2z",
      ],
      ["n", rect(56, 50, 4, 14) + rect(150, 50, 4, 14)],
      ["n", "M84 64V44h2v20zM124 64V44h2v20z"],
      ["l", circle(85, 42, 3.5) + circle(125, 42, 3.5)],
      GROUND,
    ],
  },
  /** The gatehouse with its swirl of a tower, the tiled bench. */
  "park-guell": {
    accent: "teal",
    layers: [
      FAR_HILLS,
      GROUND,
      ["n", "M54 64V40c0-8 6-10 10-14 4-6 12-6 16 0 4 4 10 6 10 14v24z"],
      [
        "p",
        "M50 42c2-10 8-12 12-18 4-8 16-8 20 0 4 6 10 8 12 18-6-4-10-2-14-6-6 4-12 4-16 0-4 4-8 2-14 6z",
      ],
      ["a", circle(62, 35, 2.5) + circle(72, 28, 2.5) + circle(82, 35, 2.5)],
      ["n", "M112 64V30c0-6 2-8 3-14h10c1 6 3 8 3 14v34z"],
      ["p", "M112 32h16v5h-16zM113 42h14v5h-14z"],
      ["p", "M113 16c0-8 14-8 14 0z"],
      ["n", rect(119, 1, 2, 10) + rect(116.5, 3.5, 7, 2)],
      ["l", ellipse(66, 50, 4, 5) + ellipse(80, 50, 4, 5)],
      ["a", "M132 66c6-10 12-10 18 0s12 10 18 0 12-10 18 0 12 8 24-2v6h-78z"],
      ["p", repeat(7, (i) => circle(140 + 10 * i, 64.5 + (i % 2) * 2, 1.5))],
    ],
  },
  /** The spires, and the cranes still at work. */
  "sagrada-familia": {
    accent: "amber",
    layers: [
      FAR_ROOFS,
      [
        "n",
        "M66 64C66 40 69 26 72 14h3c3 12 6 26 6 50zM82 64C82 34 85 16 88 4h3c3 12 6 30 6 60zM113 64c0-30 3-48 6-60h3c3 12 6 30 6 60zM129 64c0-24 3-38 6-50h3c3 12 6 26 6 50z",
      ],
      ["n", "M56 64c4-10 8-14 14-16h70c6 2 10 6 14 16z"],
      ["n", "M92 50c2-10 8-16 13-24 5 8 11 14 13 24z"],
      [
        "l",
        [73.5, 89.5, 120.5, 136.5]
          .map((x, i) => repeat(4, (j) => rect(x - 1, (i % 3 ? 18 : 26) + 6 * j, 2, 3.5)))
          .join(""),
      ],
      [
        "a",
        [73.5, 136.5].map((x) => circle(x, 13, 2.4)).join("") +
          [89.5, 120.5].map((x) => circle(x, 3.5, 2.4)).join(""),
      ],
      ["l", "M101 64V54a4 4 0 0 1 8 0v10z"],
      ["a", star(105, 38, 4, 8, 0.5)],
      ["n", "M166 64V10M166 14h30M166 14l-14 0M166 8l24 6M152 14v6", 1.6],
      GROUND,
    ],
  },
};

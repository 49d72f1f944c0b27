/** Locations of Rome and London. */

import { circle, poly, rect, repeat, star } from "./geometry";
import type { Picture } from "./paint";
import { columns, FAR_BLOCKS, FAR_HILLS, FAR_ROOFS, GROUND } from "./streets";

/** A Roman pine. */
const pine = (x: number, top: number) =>
  `M${x - 14} ${top + 10}c0-14 28-14 28 0zM${x - 1.5} ${top + 8}h3V64h-3z`;
const arch = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

export const ROME_LONDON_SKYLINES: Readonly<Record<string, Picture>> = {
  /** The broken ring of arches. */
  colosseum: {
    accent: "amber",
    layers: [
      FAR_HILLS,
      ["n", "M44 64V34l6-4V16c30-8 56-8 76-4l4 8 12 2 4 8 14 4 6 8v22z"],
      ["l", repeat(12, (i) => arch(50 + 9.6 * i, 50, 5.5, 12))],
      ["d", repeat(10, (i) => arch(54 + 9.6 * i, 34, 5.5, 11))],
      ["d", repeat(7, (i) => arch(57 + 9.6 * i, 19, 5, 9))],
      ["n", pine(22, 34) + pine(190, 38)],
      GROUND,
    ],
  },
  /** A portico before a low dome. */
  pantheon: {
    accent: "amber",
    layers: [
      FAR_ROOFS,
      ["n", "M50 64V34h6c4-20 26-26 49-26s45 6 49 26h6v30z"],
      ["d", "M66 26c8-10 22-14 39-14-16 4-26 8-32 14zM60 34h10"],
      ["n", "M56 30h98v3H56zM62 24h86v3H62z"],
      ["d", poly("105 22 154 40 56 40")],
      ["n", poly("105 25 145 38 65 38")],
      ["n", rect(58, 40, 94, 24)],
      ["l", columns(62, 43, 8, 11.4, 21)],
      ["a", circle(105, 33, 2.6)],
      GROUND,
    ],
  },
  /** Roofs, a bell tower, washing on a line. */
  trastevere: {
    accent: "rose",
    layers: [
      FAR_HILLS,
      ["n", "M20 64V36l22-10 22 10v28zM146 64V32l24-10 24 10v32z"],
      ["n", "M92 64V16l13-10 13 10v48z"],
      ["l", arch(97, 20, 6, 12) + arch(107, 20, 6, 12)],
      ["l", rect(30, 44, 7, 9) + rect(46, 44, 7, 9) + rect(156, 42, 7, 9) + rect(176, 42, 7, 9)],
      ["p", "M64 36c10 5 18 5 28 2M118 38c10 4 18 2 28-4", 1.2],
      ["a", poly("68 39 76 40 75 52 68 51") + poly("128 40 138 38 138 50 129 51")],
      ["p", poly("79 41 87 40 87 50 80 50") + poly("121 40 126 40.5 126 48 121 48")],
      ["n", pine(206, 30)],
      ["l", arch(101, 52, 8, 12)],
      GROUND,
    ],
  },
  /** A palace front with a niche, rocks, and water. */
  "trevi-fountain": {
    accent: "blue",
    layers: [
      FAR_ROOFS,
      ["n", "M46 58V18h40v-6h38v6h40v40z"],
      ["n", "M90 12l4-8h22l4 8z"],
      ["d", columns(52, 22, 3, 12, 28) + columns(124, 22, 3, 12, 28)],
      ["l", arch(92, 18, 26, 32)],
      ["n", "M103 50l-3-16 3-4c-2-4 0-7 2-7s4 3 2 7l5 3 6-4 1 2-7 6-4-1 3 14z"],
      ["p", "M60 60c10-12 20-10 28-6 6-4 28-4 34 0 8-4 18-6 28 6z"],
      ["a", "M40 70c2-8 20-12 65-12s63 4 65 12z"],
      ["p", "M60 66c16-3 30-3 44 0s30 3 46 0", 1.6],
      ["p", "M82 56v8M128 56v8M105 54v8", 2],
      ["n", "M0 67h46v3H0zM164 67h46v3h-46z"],
    ],
  },
  /** The great dome, and the arms of the colonnade. */
  vatican: {
    accent: "amber",
    layers: [
      FAR_HILLS,
      ["n", "M62 64V36h22v-6h4c0-13 7-20 17-20s17 7 17 20h4v6h22v28z"],
      ["n", "M101 10V5h8v5zM104 5V-4h2v9z"],
      ["d", "M94 29c0-9 4-15 10-15-3 3-5 8-5 15zM106 14c6 1 10 6 10 15h-4c0-7-2-12-6-15z"],
      ["n", "M66 36V28c3-4 9-4 12 0v8zM132 36V28c3-4 9-4 12 0v8z"],
      ["n", "M0 64V50c20-6 42-6 62-4v18zM210 64V50c-20-6-42-6-62-4v18z"],
      [
        "l",
        repeat(9, (i) => rect(4 + 6.6 * i, 53, 3, 11)) +
          repeat(9, (i) => rect(151 + 6.6 * i, 53, 3, 11)),
      ],
      ["l", repeat(7, (i) => rect(68 + 11.6 * i, 44, 4, 7))],
      ["a", arch(101, 54, 8, 10)],
      ["n", "M104 64V44h2v20z"],
      GROUND,
    ],
  },
  /** The clock tower beside the long roof of Parliament. */
  "big-ben": {
    accent: "amber",
    layers: [
      ["d", "M0 70V44h10v-6h8v8h12V36h8v10h14v24z"],
      ["n", "M112 64V44h8l2-6 2 6h12l2-6 2 6h12l2-6 2 6h12l2-6 2 6h12l2-14h8l2 14h10v20z"],
      ["n", "M82 64V12h2l3-6h2l5-10 5 10h2l3 6h2v52z"],
      ["p", circle(94, 21, 8)],
      ["n", circle(94, 21, 8), 1.5],
      ["n", "M94 21V15M94 21l4 3", 1.6],
      ["l", repeat(3, (i) => rect(86.5 + 6 * i, 36, 3, 20))],
      ["l", repeat(10, (i) => rect(116 + 8.4 * i, 50, 3, 9))],
      ["n", rect(80, 31, 28, 2.5)],
      ["n", "M0 64c20-10 50-10 82-4v4z"],
      ["l", arch(20, 60, 12, 6) + arch(46, 58, 12, 8)],
      GROUND,
    ],
  },
  /** A colonnade that goes on and on. */
  "british-museum": {
    accent: "teal",
    layers: [
      FAR_BLOCKS,
      ["n", "M20 64V34h50V26h70v8h50v30z"],
      ["n", poly("105 8 146 26 64 26")],
      ["d", poly("105 13 132 24 78 24")],
      ["l", columns(72, 31, 6, 11.6, 29)],
      ["l", columns(24, 39, 4, 12, 21) + columns(142, 39, 4, 12, 21)],
      ["n", rect(18, 58, 174, 3) + rect(12, 61, 186, 4)],
      ["a", circle(105, 19, 3)],
      GROUND,
    ],
  },
  /** Shop fronts, and a bus with an upper deck. */
  "oxford-street": {
    accent: "red",
    layers: [
      FAR_BLOCKS,
      ["n", "M26 64V22h26V14h30v50zM128 64V14h8l6-8 6 8h14v8h26v42z"],
      [
        "l",
        repeat(4, (i) => rect(34 + 11 * i, 28, 5, 9)) +
          repeat(4, (i) => rect(140 + 11 * i, 28, 5, 9)),
      ],
      ["n", "M60 26h90v6H60z"],
      ["a", "M66 62V24c0-3 1-4 4-4h66c3 0 4 1 4 4v38z"],
      [
        "l",
        repeat(5, (i) => rect(71 + 13 * i, 26, 10, 8)) +
          repeat(4, (i) => rect(71 + 13 * i, 42, 10, 8)),
      ],
      ["n", rect(124, 42, 11, 20)],
      ["p", rect(66, 36, 74, 3)],
      ["n", circle(82, 62, 6.5) + circle(116, 62, 6.5)],
      ["p", circle(82, 62, 2.5) + circle(116, 62, 2.5)],
      ["l", circle(68, 56, 2)],
      GROUND,
    ],
  },
  /** Neon, and the archer on his fountain. */
  "picadilly-circus": {
    accent: "red",
    layers: [
      FAR_BLOCKS,
      ["n", "M110 64V16h78v48zM22 64V24c20-8 44-8 58 2v38z"],
      ["a", rect(114, 20, 42, 14)],
      ["p", star(125, 27, 5) + rect(133, 23, 18, 3) + rect(133, 28, 12, 3)],
      ["l", rect(160, 20, 24, 22)],
      ["n", circle(172, 31, 7)],
      ["p", rect(114, 38, 42, 8)],
      ["a", rect(118, 40, 22, 4)],
      ["l", repeat(5, (i) => rect(28 + 10 * i, 36, 5, 9))],
      ["n", "M82 64l5-8h-3v-4h6l2-8h6l2 8h6v4h-3l5 8z"],
      [
        "n",
        "M94 44l-1-10-9 4 8-8c-8-2-12-6-14-10 6 2 11 3 15 3v-4a3 3 0 0 1 6 0l-1 5 9-8 1.5 1.5-7.5 9.5 3 17z",
      ],
      ["n", "M108 12c6 6 6 14 1 21", 1.6],
      ["l", repeat(6, (i) => rect(118 + 11 * i, 52, 6, 8))],
      GROUND,
    ],
  },
  /** The keep with its four turrets, inside the wall. */
  "tower-of-london": {
    accent: "olive",
    layers: [
      FAR_BLOCKS,
      [
        "n",
        "M66 64V24h6V14h-2c0-6 3-9 7-12 4 3 7 6 7 12h-2v10h46V14h-2c0-6 3-9 7-12 4 3 7 6 7 12h-2v10h6v40z",
      ],
      ["n", "M82 24v-5h5v5h5v-5h5v5h5v-5h5v5h5v-5h5v5h5v-5h5v5z"],
      ["n", "M76.3 2v-8h1.4v8zM132.3 2v-8h1.4v8z"],
      ["a", poly("77.7 -6 86 -3.5 77.7 -1") + poly("133.7 -6 142 -3.5 133.7 -1")],
      ["l", repeat(5, (i) => arch(82 + 10 * i, 30, 4.5, 9))],
      [
        "d",
        "M14 70V48h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v4h6v-4h6v22z",
      ],
      ["n", arch(96, 53, 18, 17)],

      ["l", arch(101, 58, 8, 12)],
    ],
  },
};

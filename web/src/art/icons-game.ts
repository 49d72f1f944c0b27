/** What stands on cards, tokens and locations. */

import { circle, ellipse, poly, rect, star } from "./geometry";
import type { Drawing } from "./icons";
import { FLAME_OUTLINE, TRIANGLE_DOWN } from "./icons-shapes";

const CAPER_MASK =
  "M1 4.5C5 1.5 9 2 12 4c3-2 7-2.5 11 .5 0 5-2.3 9-5.8 9-2.7 0-3.7-2.8-5.2-2.8s-2.5 2.8-5.2 2.8C3.3 13.5 1 9.5 1 4.5z";
const PAWN_BODY = "M4 22c0-5.5 3-8.5 8-8.5s8 3 8 8.5z";
const CASE = "M2 8h20v12H2z";

export const GAME_ICONS = {
  caper: {
    fill: `${CAPER_MASK}${ellipse(7.2, 7.3, 2.5, 1.9)}${ellipse(16.8, 7.3, 2.5, 1.9)}${TRIANGLE_DOWN}`,
  },
  star: { fill: star(12, 12.8, 11.5, 5, 0.5) },
  burn: {
    fill: "M13 1c1 5 6.5 7 6.5 13.5 0 5-3.3 8.5-7.5 8.5s-7.5-3.5-7.5-8c0-4 2.3-6 3.5-9 1.2 1.5 1.6 2.6 1.5 4.5C12 8.5 13 5 13 1z",
  },
  protect: { line: `${FLAME_OUTLINE}M3 3l18 19` },
  diamond: { line: "M6.5 4h11L22 10 12 21.5 2 10zM2 10h20M8.5 10 12 21l3.5-11M8.5 10l3.5-6 3.5 6" },
  painting: {
    line: "M2 4h20v16H2z",
    fill: poly("5 17 10 9 13.5 14 15.5 11.5 19 17") + circle(16.5, 8, 1.8),
  },
  antique: {
    fill: "M8 1.5h8v2.5h-1.5l.3 3c2.8 1.2 4.2 3.5 4.2 6 0 3.5-2.3 6-4.5 7.5H16v2.5H8v-2.5h1.5C7.3 19 5 16.5 5 13c0-2.5 1.4-4.8 4.2-6l.3-3H8z",
    line: "M9.5 5.5C4 4.5 2.5 7 3 12M14.5 5.5C20 4.5 21.5 7 21 12",
  },
  "any-good": {
    fill: poly("12 1 17 6.5 12 12 7 6.5") + rect(2, 13.5, 8.5, 8.5) + circle(18, 17.8, 4.6),
  },
  jewel: { line: circle(12, 15.5, 6.5), fill: poly("8 1 16 1 19 4.5 12 11 5 4.5") },
  joker: {
    fill: `M5 18v-3c0-4-1.5-5.5-3.5-4C1.5 5.5 6 3.5 9 7l3-5 3 5c3-3.5 7.5-1.5 7.5 4-2-1.5-3.5 0-3.5 4v3z${rect(5, 19.5, 14, 3)}${circle(2, 13.5, 2)}${circle(22, 13.5, 2)}`,
  },
  loot: {
    fill: `M8 2h8l-1.7 4h-4.6zM9.3 7.5h5.4C19 10 21.5 14 21.5 17.5c0 3.5-3.5 5-9.5 5s-9.5-1.5-9.5-5C2.5 14 5 10 9.3 7.5z${star(12, 15.3, 4.4, 5, 0.45)}`,
  },
  set: {
    line: "M2 15v5h20v-5M12 20v3M10 7h4M12 5v4",
    fill: rect(2, 2, 6, 10) + rect(16, 2, 6, 10),
  },
  yours: { fill: circle(12, 7, 5) + PAWN_BODY },
  theirs: { line: `${circle(12, 7, 4)}M5 21c0-4.8 2.6-7 7-7s7 2.2 7 7z` },
  both: {
    line: `${circle(12, 7, 4)}M5 21c0-4.8 2.6-7 7-7s7 2.2 7 7z`,
    fill: "M12 2a5 5 0 0 0 0 10zM12 13.5c-5 0-8 3-8 8.5h8z",
  },
  discard: { line: "M4 2h16v20H4zM8 7.5l8 9M16 7.5l-8 9" },
  "laundered-coin": {
    line: `${circle(11, 14, 8)}M5 13.5c2-2.5 4-2.5 6 0s4 2.5 6 0`,
    fill: circle(20, 4, 2.5) + circle(14.5, 2.5, 1.5),
  },
  thief: {
    fill: `M5.5 8C5.8 3.5 7 1 9 1c1 0 2 .7 3 .7s2-.7 3-.7c2 0 3.2 2.5 3.5 7H22v2H2V8zM3 23c0-4 2-6 5.5-6.5h7C19 17 21 19 21 23z`,
    line: "M7.5 11.5v.5c0 2.5 2 4 4.5 4s4.5-1.5 4.5-4v-.5",
  },
  gear: { line: `${CASE}M8 8V4h8v4M2 13h8M14 13h8`, fill: rect(9.5, 11, 5, 4.5) },
  flip: {
    line: "M3.5 9C5 4.5 9 2.5 13 3c3.5.5 6 3 7 6.5M7 12.5h10V22H7z",
    fill: poly("16.5 8.5 23.5 6.5 21.5 13.5") + rect(12, 12.5, 5, 9.5),
  },
  "cost-up": {
    line: circle(8.5, 15, 6.5),
    fill: `${poly("18.5 1 24 8 13 8")}${rect(17, 8, 3, 8)}${rect(7.5, 12, 2, 6)}`,
  },
  "cost-down": {
    line: circle(8.5, 9, 6.5),
    fill: `${poly("18.5 23 24 16 13 16")}${rect(17, 8, 3, 8)}${rect(7.5, 6, 2, 6)}`,
  },
  toll: {
    line: `${circle(8.5, 9, 6.5)}M5.5 9h6`,
    fill: poly("24 18.5 17 24 17 13") + rect(8, 17, 9, 3),
  },
  fetch: { line: "M2 14v8h20v-8", fill: poly("12 1 18.5 9 5.5 9") + rect(10.5, 9, 3, 9) },
  everywhere: { fill: circle(12, 5.5, 4.5) + circle(5.5, 17, 4.5) + circle(18.5, 17, 4.5) },
  won: {
    fill: `M6 2h12v7c0 4-2 6.5-4.5 7.3V19H17v3H7v-3h3.5v-2.7C8 15.5 6 13 6 9z`,
    line: "M6 5H2.5c0 4 1.5 6.5 4.5 7M18 5h3.5c0 4-1.5 6.5-4.5 7",
  },
  ongoing: {
    line: "M4.5 15A8 8 0 0 1 17 5.5M19.5 9A8 8 0 0 1 7 18.5",
    fill: poly("15 1.5 21 6.5 14 9.5") + poly("9 22.5 3 17.5 10 14.5"),
  },
  dog: {
    fill: `M2 9.5 8 7l2-5.5L14.5 6C19 6.5 22 10 22 15v8h-9v-6H8.5C4.5 17 2 14.5 2 11z${circle(10.5, 9.3, 1.2)}`,
  },
  boss: { fill: `${poly("1 6 7 11 12 3 17 11 23 6 20.5 18 3.5 18")}${rect(3.5, 19.5, 17, 3)}` },
  sketch: { line: "M3 21l1.5-6L16 3.5l4.5 4.5L9 19.5zM13.5 6l4.5 4.5M13 21.5h9" },
  sculpture: {
    fill: `${circle(12, 6.5, 5)}M9 10.5h6V13c4 .5 6 2.5 6 6H3c0-3.5 2-5.5 6-6z${rect(6, 20.5, 12, 3)}`,
  },
  alibi: { line: "M3 3h18v13H11l-5 5v-5H3zM8 9l3 3 5.5-5.5" },
} as const satisfies Record<string, Drawing>;

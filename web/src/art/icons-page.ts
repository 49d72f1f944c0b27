/** What stands on the buttons of the page. */

import { circle, poly, rect } from "./geometry";
import type { Drawing } from "./icons";

const PERSON = `${circle(12, 7.5, 4.5)}M3.5 22c0-5.5 3-8.5 8.5-8.5s8.5 3 8.5 8.5`;
const SPEAKER = poly("2 9 6.5 9 12 4 12 20 6.5 15 2 15");

export const PAGE_ICONS = {
  undo: { line: "M9 3 3.5 8.5 9 14M4 8.5h10a6 6 0 0 1 0 12H7" },
  redo: { line: "M15 3l5.5 5.5L15 14M20 8.5H10a6 6 0 0 0 0 12h7" },
  log: {
    line: "M8 5h14M8 12h14M8 19h14",
    fill: rect(2, 3.5, 3, 3) + rect(2, 10.5, 3, 3) + rect(2, 17.5, 3, 3),
  },
  ledger: { line: "M4 2h16v20H4zM8 7h8M8 12h3M14 12h2M8 17h3M14 17h2" },
  help: {
    line: `${circle(12, 12, 10)}M8.5 9.5C8.5 5 15.5 5 15.5 9.5c0 2.5-3.5 2.5-3.5 5`,
    fill: rect(10.8, 16.2, 2.4, 2.4),
  },
  settings: {
    line: "M2 6h9M17 6h5M2 18h3M11 18h11M2 12h13M21 12h1",
    fill: circle(14, 6, 3) + circle(18, 12, 3) + circle(8, 18, 3),
  },
  advice: {
    line: "M8.5 16.5C6 15 4.5 12.5 4.5 9.5a7.5 7.5 0 0 1 15 0c0 3-1.5 5.5-4 7zM9 19.5h6",
    fill: rect(10, 21, 4, 2),
  },
  again: { line: "M19.5 7.5A9 9 0 1 0 21 13", fill: poly("22.5 1.5 22.5 10 14 10") },
  close: { line: "M4.5 4.5l15 15M19.5 4.5l-15 15" },
  check: { line: "M3.5 12.5l6 6L21 6" },
  link: {
    line: "M10 14a4.5 4.5 0 0 0 6.5 0l4-4A4.5 4.5 0 0 0 14 3.5l-2 2M14 10a4.5 4.5 0 0 0-6.5 0l-4 4a4.5 4.5 0 0 0 6.5 6.5l2-2",
  },
  sound: { line: "M15.5 8.5a5 5 0 0 1 0 7M18.5 5a10 10 0 0 1 0 14", fill: SPEAKER },
  "sound-off": { line: "M15.5 9l6 6M21.5 9l-6 6", fill: SPEAKER },
  back: { line: "M15.5 3.5 7 12l8.5 8.5" },
  forward: { line: "M8.5 3.5 17 12l-8.5 8.5" },
  up: { line: "M3.5 15.5 12 7l8.5 8.5" },
  down: { line: "M3.5 8.5 12 17l8.5-8.5" },
  first: { line: "M18.5 3.5 10 12l8.5 8.5M5 3.5v17" },
  last: { line: "M5.5 3.5 14 12l-8.5 8.5M19 3.5v17" },
  play: { fill: poly("5 2.5 21 12 5 21.5") },
  pause: { fill: rect(5, 3, 5, 18) + rect(14, 3, 5, 18) },
  menu: { line: "M2.5 5h19M2.5 12h19M2.5 19h19" },
  plus: { line: "M12 3v18M3 12h18" },
  minus: { line: "M3 12h18" },
  person: { line: PERSON },
  people: {
    line: `${circle(8.5, 8, 4)}M1.5 21c0-5 2.5-7.5 7-7.5s7 2.5 7 7.5M15.5 4.2a4 4 0 0 1 0 7.6M18 14c3 .8 4.5 3.3 4.5 7`,
  },
  bot: {
    line: "M4 9h16v12H4zM12 9V4M1.5 13v4M22.5 13v4",
    fill: circle(12, 3, 2) + circle(8.7, 14, 1.7) + circle(15.3, 14, 1.7) + rect(8.5, 17, 7, 1.6),
  },
  watch: {
    line: `M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12z${circle(12, 12, 3)}`,
  },
  text: { line: "M3 5h18M12 5v15M8.5 20h7" },
  lock: { line: "M4 11h16v11H4zM7.5 11V7a4.5 4.5 0 0 1 9 0v4" },
  copy: { line: "M8 8h13v14H8zM4.5 16H3V2h13v3" },
  swap: { line: "M2 8h18M22 16H4M15.5 2.5 21 8l-5.5 5.5M8.5 10.5 3 16l5.5 5.5" },
  warning: { line: "M12 2.5 22.5 21h-21zM12 9v6", fill: rect(11, 16.5, 2, 2.2) },
  keyboard: {
    line: "M1.5 5h21v14h-21zM7 15.5h10",
    fill: rect(5, 8.5, 2, 2) + rect(9, 8.5, 2, 2) + rect(13, 8.5, 2, 2) + rect(17, 8.5, 2, 2),
  },
  import: { line: "M3 14v8h18v-8M12 2v14M6.5 10.5 12 16l5.5-5.5" },
  export: { line: "M3 14v8h18v-8M12 16V2M6.5 7.5 12 2l5.5 5.5" },
  language: {
    line: `${circle(12, 12, 10)}M2 12h20M12 2c-6.5 6-6.5 14 0 20M12 2c6.5 6 6.5 14 0 20`,
  },
  sun: {
    line: `${circle(12, 12, 4)}M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M19.8 4.2l-2.1 2.1M6.3 17.7l-2.1 2.1`,
  },
  moon: { line: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z" },
} as const satisfies Record<string, Drawing>;

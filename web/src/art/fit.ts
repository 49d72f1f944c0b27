/** How large a name can be so that it fits its box: names wrap and shrink, and are never cut. */

/** Widths in parts of the font size, of Josefin Sans in semi-bold. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["'’.,:;!|", 0.2],
  ["ijlIìíî1- ", 0.31],
  ["tfrJ", 0.39],
  ["sczxç7", 0.47],
  ["abdgpqäßàá", 0.6],
  ["mNOQMWHÖ", 0.9],
];

function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    const known = WIDTHS.find(([letters]) => letters.includes(letter));
    width += known?.[1] ?? (/\p{Lu}|w/u.test(letter) ? 0.72 : 0.56);
  }
  return width;
}

function lines(words: readonly number[], room: number): number {
  let count = 1;
  let used = 0;
  for (const word of words) {
    if (used && used + 0.3 + word > room) {
      count += 1;
      used = word;
    } else used += (used ? 0.3 : 0) + word;
  }
  return count;
}

function wordsOf(text: string): number[] {
  return text.split(/\s+|(?<=-)/).map(widthOf);
}

/** How wide the longest word is, in parts of the font size. */
export function longestOf(text: string): number {
  return Math.max(...wordsOf(text));
}

/** The largest font size at which the text fits a box; all in the same unit. */
export function fitted(
  text: string,
  box: { width: number; height: number; most: number; least: number },
): number {
  const words = wordsOf(text);
  const longest = longestOf(text);
  for (let size = box.most; size > box.least; size -= 0.5) {
    const room = box.width / size;
    if (longest <= room && lines(words, room) * size * 1.1 <= box.height) return size;
  }
  return box.least;
}

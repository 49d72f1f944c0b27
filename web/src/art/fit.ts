/** How large a name can be so that it fits its box: names wrap and shrink, and are never cut. */

const NARROW = new Set("iIjl.,'’:;!|ftr- ");
const WIDE = new Set("mwMWQOG");

/** In parts of the font size, for Josefin Sans in semi-bold, on the safe side. */
function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    if (NARROW.has(letter)) width += 0.29;
    else if (WIDE.has(letter)) width += 0.8;
    else width += letter === letter.toUpperCase() && /\p{L}/u.test(letter) ? 0.62 : 0.515;
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

/** The largest font size at which the text fits a box; all in the same unit. */
export function fitted(
  text: string,
  box: { width: number; height: number; most: number; least: number },
): number {
  const words = text.split(/\s+|(?<=-)/).map(widthOf);
  const longest = Math.max(...words);
  for (let size = box.most; size > box.least; size -= 0.5) {
    const room = box.width / size;
    if (longest <= room && lines(words, room) * size * 1.1 <= box.height) return size;
  }
  return box.least;
}

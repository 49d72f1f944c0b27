/** The pictures by id. They come in a chunk of their own; until then, and for ids nobody drew, a generic one. */

import { CASE, FIGURE } from "./generic";
import { STREET } from "./generic-skyline";
import type { Picture } from "./paint";
import type { Pictures } from "./pictures";

let drawn = $state.raw<Pictures | null>(null);
void import("./pictures").then(({ PICTURES }) => {
  drawn = PICTURES;
});

export function portraitOf(id: string): Picture {
  if (!drawn) return FIGURE;
  return drawn.thieves[id] ?? drawn.strangers[numberOf(id) % drawn.strangers.length] ?? FIGURE;
}

/** For gear that nobody drew: a case, which bears the sign of its colour. */
export function gearOf(id: string): { picture: Picture; isCase: boolean } {
  const picture = drawn?.gear[id];
  return { picture: picture ?? CASE, isCase: !picture };
}

export function skylineOf(id: string): Picture {
  return drawn?.skylines[id] ?? STREET;
}

/** The same number for the same id, wherever it is seen. */
function numberOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

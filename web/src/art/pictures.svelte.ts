/** The pictures by id. They come in a chunk of their own; until then, and for ids nobody drew, a generic one. */

import { FIGURE, OBJECT } from "./generic";
import { STREET } from "./generic-skyline";
import type { Picture } from "./paint";
import type { Pictures } from "./pictures";

let drawn = $state.raw<Pictures | null>(null);
void import("./pictures").then(({ PICTURES }) => {
  drawn = PICTURES;
});

export function portraitOf(id: string): Picture {
  return drawn?.thieves[id] ?? FIGURE;
}

export function gearOf(id: string): Picture {
  return drawn?.gear[id] ?? OBJECT;
}

export function skylineOf(id: string): Picture {
  return drawn?.skylines[id] ?? STREET;
}

// Tokens as they lie: which stay, which leave and which come between two views.

import type { Cards } from "../../state/cards";
import type { Token } from "../../wire/art";
import { tokenText } from "./choosing";

/** How a token stands between the present view and the table after a move. */
export type Fate = "stays" | "leaves" | "comes";

export interface Lying {
  token: Token;
  fate: Fate;
  /** It stays while one that is just like it leaves. */
  isTwin: boolean;
}

/** All tokens of `now`, in their order, then those that come. */
export function compared(now: readonly Token[], after: readonly Token[] | null): Lying[] {
  const left = counted(after ?? now);
  const lying = now.map((token) => ({ token, fate: use(left, token) ? "stays" : "leaves" }));
  const coming = (after ?? []).filter((token) => use(left, token));
  const gone = new Set(
    lying.flatMap(({ token, fate }) => (fate === "leaves" ? [tokenText(token)] : [])),
  );
  return [
    ...lying.map(({ token, fate }) => ({
      token,
      fate: fate as Fate,
      isTwin: fate === "stays" && gone.has(tokenText(token)),
    })),
    ...coming.map((token) => ({ token, fate: "comes" as const, isTwin: false })),
  ];
}

/**
 * What lies in each of the fixed places of a heist's tokens, so that none moves when another goes.
 * Of tokens that are alike, those in the places `last` go first, the last clicked before all.
 */
export function inPlaces(
  heist: readonly Token[],
  lying: readonly Lying[],
  last: readonly number[],
): (Lying | null)[] {
  const rest = [...lying];
  const places: (Lying | null)[] = heist.map(() => null);
  const order = [...heist.keys()].sort((a, b) => last.indexOf(a) - last.indexOf(b));
  for (const place of order) {
    const token = heist[place];
    const found = rest.findIndex((one) => token && tokenText(one.token) === tokenText(token));
    if (found >= 0) places[place] = rest.splice(found, 1)[0] ?? null;
  }
  return places;
}

/** The tokens of a heist, counted from 1, as the catalogue has them. */
export function heistTokens(cards: Cards, heist: number): Token[] {
  const id = cards.sections.heists?.[heist - 1]?.values.id;
  return (cards.sections.tokens ?? [])
    .map((entry) => entry.values as unknown as Token & { heist: string })
    .filter((token) => token.heist === id);
}

function counted(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const token of tokens) {
    counts.set(tokenText(token), (counts.get(tokenText(token)) ?? 0) + 1);
  }
  return counts;
}

function use(counts: Map<string, number>, token: Token): boolean {
  const left = counts.get(tokenText(token)) ?? 0;
  counts.set(tokenText(token), left - 1);
  return left > 0;
}

/** What the catalogue calls a token. */
export function aboutToken(token: Token): string {
  return `token-${tokenText(token)}`;
}

/** How the dog stands somewhere; null if it neither is nor comes there. */
export function dogFate(now: boolean, after: boolean): Fate | null {
  if (now) return after ? "stays" : "leaves";
  return after ? "comes" : null;
}

// Tokens as they lie: which stay, which leave and which come between two views.

import type { Cards } from "../../state/cards";
import type { Token } from "../../wire/art";
import { tokenText } from "./choosing";

/** How a token stands between the present view and the table after a move. */
export type Fate = "stays" | "leaves" | "comes";

export interface Lying {
  token: Token;
  fate: Fate;
}

/** All tokens of `now`, in their order, then those that come. */
export function compared(now: readonly Token[], after: readonly Token[] | null): Lying[] {
  if (after === null) return now.map((token) => ({ token, fate: "stays" }));
  const left = counted(after);
  const lying: Lying[] = now.map((token) => ({
    token,
    fate: use(left, token) ? "stays" : "leaves",
  }));
  for (const token of after) if (use(left, token)) lying.push({ token, fate: "comes" });
  return lying;
}

/** What lies in each of the fixed places of a heist's tokens, so that none moves when another goes. */
export function inPlaces(heist: readonly Token[], lying: readonly Lying[]): (Lying | null)[] {
  const rest = [...lying];
  return heist.map((token) => {
    const found = rest.findIndex((one) => tokenText(one.token) === tokenText(token));
    return found < 0 ? null : (rest.splice(found, 1)[0] ?? null);
  });
}

/** The tokens of a heist, as the catalogue has them. */
export function heistTokens(cards: Cards, heist: string): Token[] {
  return (cards.sections.tokens ?? [])
    .map((entry) => entry.values as unknown as Token & { heist: string })
    .filter((token) => token.heist === heist);
}

/** The ids of the heists, in their order. */
export function heistIds(cards: Cards): string[] {
  return (cards.sections.heists ?? []).map((entry) => String(entry.values.id));
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

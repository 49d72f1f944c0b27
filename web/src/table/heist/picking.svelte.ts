// Choosing on the board: a card is taken up, then a target lights up and is hit.

import type { Choice } from "../../wire/frames";
import type { BoardProps } from "../board";
import { type HeistTable, type HeistView, tableOf } from "./model";
import { aimOf, moveText, type Target } from "./targets";

type Props = Pick<BoardProps<HeistView>, "view" | "choices" | "chosen" | "choose" | "whyNot">;

export interface Held {
  card: string;
  /** Which of the hand: there may be two of the same. */
  index: number;
}

export class Picking {
  held: Held | null = $state.raw(null);
  /** Why what was last pointed at is not possible. */
  why: string | null = $state(null);

  private reasons: ReadonlyMap<Target, string> = $state.raw(new Map());
  private readonly aims = $derived.by(() => {
    const { choices, view } = this.props();
    const table = tableOf(view);
    return choices.map((choice) => ({ choice, ...aimOf(choice, table) }));
  });

  /** The cards that can be taken up. */
  readonly cards: ReadonlySet<string> = $derived(
    new Set(this.aims.flatMap(({ card }) => (card === null ? [] : [card]))),
  );
  /** What can be hit now, in the order of the moves. */
  readonly lit: ReadonlyMap<Target, Choice> = $derived.by(() => {
    const card = this.held?.card ?? null;
    const now = this.aims.filter((aim) => aim.card === null || aim.card === card);
    return new Map(now.map(({ target, choice }) => [target, choice]));
  });

  constructor(private readonly props: () => Props) {}

  take(card: string, index: number): void {
    const isHeld = this.held?.index === index && this.held.card === card;
    this.props().choose(null);
    this.why = null;
    this.held = isHeld ? null : { card, index };
    if (isHeld) return;
    const alone = this.lit.get("card");
    if (alone) this.props().choose(alone);
    else this.askWhyNot(card);
  }

  drop(): void {
    this.held = null;
    this.why = null;
  }

  hit(target: Target): void {
    const choice = this.lit.get(target);
    if (choice) {
      this.why = null;
      this.props().choose(choice);
    } else {
      this.tellWhy(target);
    }
  }

  tellWhy(target: Target): void {
    this.why = this.reasons.get(target) ?? null;
  }

  isLit(target: Target): boolean {
    return this.lit.has(target);
  }

  reason(target: Target): string | undefined {
    return this.reasons.get(target);
  }

  /** Whether this is where the move under consideration aims. */
  isChosen(target: Target): boolean {
    const { chosen } = this.props();
    return chosen !== null && this.lit.get(target)?.move === chosen.move;
  }

  /** What was taken up for another turn is taken up no more. */
  forget(): void {
    if (this.held && !this.cards.has(this.held.card)) this.drop();
  }

  private async askWhyNot(card: string): Promise<void> {
    const { view, whyNot } = this.props();
    this.reasons = new Map();
    const dark = targetsOf(tableOf(view)).filter((target) => !this.isLit(target));
    const asked = dark.map(async (target): Promise<[Target, string] | null> => {
      const move = moveText(card, target);
      const reason = move && (await whyNot(move));
      return reason ? [target, reason] : null;
    });
    const told = await Promise.all(asked);
    if (this.held?.card === card) this.reasons = new Map(told.filter((one) => one !== null));
  }
}

/** Where a card of this round could go, if everything was allowed. */
function targetsOf(table: HeistTable): Target[] {
  if (table.isThiefRound) return table.places.map(({ number }) => `place-${number}`);
  const spots = table.places.flatMap(({ number }) =>
    [1, 2, 3].map((spot) => `spot-${number}-${spot}`),
  );
  return [...spots, "discards"];
}

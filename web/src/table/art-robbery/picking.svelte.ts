// What the player has clicked on the way to a move. A card and a place may come in either order.

import { untrack } from "svelte";
import type { Choice } from "../../wire/frames";
import {
  type CardFace,
  matching,
  NOTHING,
  type Option,
  type Picked,
  type Place,
  pickCard,
  pickPlace,
} from "./choosing";

interface Given {
  options: () => readonly Option[];
  chosen: () => Choice | null;
  choose: (choice: Choice | null) => void;
}

export class Picking {
  private clicked: Picked = $state.raw(NOTHING);
  private readonly given: Given;

  /** The move under consideration decides, wherever it was chosen. */
  readonly picked: Picked = $derived.by(() => {
    const move = this.given.chosen()?.move;
    return this.given.options().find(({ choice }) => choice.move === move) ?? this.clicked;
  });
  readonly isBegun: boolean = $derived(this.picked.card !== null || this.picked.place !== null);
  /** The places to shine, each with the move that leads there: of a card, or of an answer. */
  readonly lit: ReadonlyMap<Place, Choice> = $derived.by(() => {
    const { card } = this.picked;
    const led = this.given.options().filter((option) => option.card === card);
    return new Map(led.map(({ place, choice }) => [place, choice]));
  });
  private readonly cards: ReadonlySet<CardFace | null> = $derived.by(() => {
    const { place } = this.picked;
    return new Set(matching(this.given.options(), { card: null, place }).map(({ card }) => card));
  });

  constructor(given: Given) {
    this.given = given;
    $effect(() => {
      this.given.options();
      this.clicked = NOTHING;
    });
    $effect(() => {
      if (this.given.chosen() === null) untrack(() => this.stepBack());
    });
  }

  /** Whether any move leads there, with what was clicked or with another card. */
  leadsTo(place: Place): boolean {
    const { card } = this.picked;
    return card === null
      ? this.given.options().some((option) => option.place === place)
      : this.lit.has(place);
  }

  mayPlay(card: CardFace): boolean {
    return this.cards.has(card);
  }

  card(card: CardFace): void {
    if (this.picked.card === card) this.clear();
    else this.take(pickCard(this.given.options(), this.picked, card));
  }

  place(place: Place): void {
    if (this.picked.place === place) {
      this.given.choose(null);
      this.stepBack();
    } else this.take(pickPlace(this.given.options(), this.picked, place));
  }

  /** A card dropped on a place. */
  both(card: CardFace, place: Place): void {
    this.take({ card, place });
  }

  clear(): void {
    this.clicked = NOTHING;
    this.given.choose(null);
  }

  private take(picked: Picked): void {
    this.clicked = picked;
    const [only, ...others] = matching(this.given.options(), picked);
    this.given.choose(only && !others.length ? only.choice : null);
  }

  /** A move that was put aside leaves what leads to several moves, so that another can be taken. */
  private stepBack(): void {
    const { card } = this.clicked;
    const steps = [this.clicked, { card, place: null }, NOTHING];
    const open = steps.find((step) => matching(this.given.options(), step).length > 1);
    this.clicked = open ?? NOTHING;
  }
}

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
  private readonly places: ReadonlySet<Place> = $derived.by(() => {
    const { card } = this.picked;
    return new Set(matching(this.given.options(), { card, place: null }).map(({ place }) => place));
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

  /** Whether a move with what was clicked so far leads there. */
  leadsTo(place: Place): boolean {
    return this.places.has(place);
  }

  mayPlay(card: CardFace): boolean {
    return this.cards.has(card);
  }

  card(card: CardFace): void {
    this.take(this.picked.card === card ? NOTHING : this.after(pickCard, card));
  }

  place(place: Place): void {
    if (this.picked.place === place) {
      this.given.choose(null);
      this.stepBack();
    } else this.take(this.after(pickPlace, place));
  }

  /** A card dropped on a place. */
  both(card: CardFace, place: Place): void {
    this.take({ card, place });
  }

  clear(): void {
    this.take(NOTHING);
  }

  private after<T>(pick: (o: readonly Option[], p: Picked, t: T) => Picked, what: T): Picked {
    return pick(this.given.options(), this.picked, what);
  }

  private take(picked: Picked): void {
    this.clicked = picked;
    const isAny = picked.card !== null || picked.place !== null;
    const [only, ...others] = isAny ? matching(this.given.options(), picked) : [];
    this.given.choose(only && !others.length ? only.choice : null);
    if (!only) this.clicked = NOTHING;
  }

  /** A move that was put aside leaves what leads to several moves, so that another can be taken. */
  private stepBack(): void {
    for (const picked of [this.clicked, { card: this.clicked.card, place: null }]) {
      if (matching(this.given.options(), picked).length > 1) {
        this.clicked = picked;
        return;
      }
    }
    this.clicked = NOTHING;
  }
}

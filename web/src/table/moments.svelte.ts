// The table as it was, after each ply: what this page was sent, and what it asks the server for.

import type { Moment } from "../state/api";
import type { State } from "../wire/frames";

export class Moments {
  /** The one looked back at; null is now. */
  scene: Moment | null = $state.raw(null);
  /** Whose eyes: with several at this device, who sits there now; after the end, anybody's. */
  eyes: number | null = $state(null);
  newest: State | null = $state.raw(null);

  private readonly kept = new Map<string, Moment>();

  constructor(private readonly ask: (ply: number, seat: number | null) => Promise<Moment>) {}

  get shown(): number | null {
    return this.scene?.ply ?? null;
  }

  keep(scene: State): void {
    const isOther = scene.seat !== this.newest?.seat;
    this.newest = scene;
    if (isOther) {
      // What one seat at this device knows is not for another.
      this.kept.clear();
      this.now();
    }
    this.kept.set(key(scene.ply, scene.seat), scene);
  }

  /** Nothing of another language is kept. */
  forget(): void {
    this.kept.clear();
  }

  async show(ply: number, eyes = this.eyes): Promise<void> {
    const { newest } = this;
    if (!newest) return;
    this.eyes = eyes;
    if (ply >= newest.ply && eyes === newest.seat) {
      this.now();
      return;
    }
    const wanted = Math.min(Math.max(0, ply), newest.ply);
    const known = this.kept.get(key(wanted, eyes)) ?? (await this.ask(wanted, eyes));
    this.kept.set(key(wanted, eyes), known);
    this.scene = known;
  }

  now(): void {
    this.scene = null;
    this.eyes = this.newest?.seat ?? null;
  }
}

function key(ply: number, seat: number | null): string {
  return `${ply} ${seat}`;
}

// The table as it was: each state that this page has been sent, to look back at.

import type { State } from "../wire/frames";

export class Moments {
  /** The ply that is looked back at; null is now. */
  shown: number | null = $state(null);

  private kept: Map<number, State> = $state.raw(new Map());
  private seat: number | null = null;

  keep(scene: State): void {
    // What one seat at this device knows is not for another.
    const kept = scene.seat === this.seat ? this.kept : [];
    this.seat = scene.seat;
    this.kept = new Map(kept).set(scene.ply, scene);
    this.shown = null;
  }

  has(ply: number): boolean {
    return this.kept.has(ply);
  }

  get scene(): State | null {
    return this.shown === null ? null : (this.kept.get(this.shown) ?? null);
  }

  get newest(): State | null {
    return this.kept.get(this.plies.at(-1) ?? 0) ?? null;
  }

  show(ply: number): void {
    this.shown = ply === this.plies.at(-1) ? null : ply;
  }

  /** To the next moment there is, in this direction. */
  step(by: 1 | -1): void {
    const { plies } = this;
    const at = plies.indexOf(this.shown ?? plies.at(-1) ?? 0);
    const ply = plies[at + by];
    if (ply !== undefined) this.show(ply);
  }

  now(): void {
    this.shown = null;
  }

  private get plies(): number[] {
    return [...this.kept.keys()].sort((a, b) => a - b);
  }
}

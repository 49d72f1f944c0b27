// What the others just did, one step at a time.

import { prefs } from "../state/prefs.svelte";
import type { Entry, Told } from "../wire/frames";
import { idsIn } from "./pointing.svelte";

const SECONDS = { slow: 3.5, normal: 2, fast: 1 } as const;
/** Longer sentences stay longer. */
const SECONDS_A_LETTER = { slow: 0.035, normal: 0.02, fast: 0.01 } as const;

export class Captions {
  steps: readonly Told[] = $state.raw([]);
  /** Which one is shown; -1 before the first, and after the last. */
  at = $state(-1);
  readonly step = $derived(this.steps[this.at] ?? null);
  /** What the step shown is about. */
  readonly ids: ReadonlySet<string> = $derived(new Set(idsIn(this.step?.event)));

  private timer = 0;
  /** Up to where each seat at this device has been told. */
  private readonly told = new Map<number | null, number>();

  /** New entries of the log; what this seat did itself it knows. */
  follow(log: readonly Entry[], seat: number | null): void {
    const last = log.at(-1);
    if (!last) return;
    const known = this.told.get(seat);
    this.told.set(seat, last.ply);
    if (known === undefined) {
      this.skip();
      this.steps = sinceOwn(log, seat);
      return;
    }
    const fresh = log.filter((entry) => entry.ply > known);
    if (fresh.some((entry) => entry.seat === seat)) {
      // Whoever has moved has seen enough of what was before.
      this.skip();
      this.steps = [];
    }
    const steps = fresh.filter((entry) => entry.seat !== seat).flatMap((entry) => entry.events);
    if (!steps.length) return;
    // What comes while something is told is told after it.
    if (this.step) this.steps = [...this.steps, ...steps];
    else this.tell(steps);
  }

  again(): void {
    this.tell(this.steps);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.at = -1;
  }

  private tell(steps: readonly Told[]): void {
    clearTimeout(this.timer);
    this.steps = steps;
    this.show(0);
  }

  private show(at: number): void {
    const step = this.steps[at];
    this.at = step ? at : -1;
    if (!step) return;
    const seconds = SECONDS[prefs.pace] + SECONDS_A_LETTER[prefs.pace] * step.sentence.length;
    this.timer = window.setTimeout(() => this.show(at + 1), seconds * 1000);
  }
}

function sinceOwn(log: readonly Entry[], seat: number | null): Told[] {
  const own = log.findLastIndex((entry) => entry.seat === seat);
  return log.slice(own + 1).flatMap((entry) => entry.events);
}

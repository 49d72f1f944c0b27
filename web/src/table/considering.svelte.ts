// The move under consideration: what it would do, and making it.

import { prefs } from "../state/prefs.svelte";
import { reasonOf } from "../state/problem";
import type { TableState } from "../state/table.svelte";
import type { Choice, Looked } from "../wire/frames";

export class Considering {
  chosen: Choice | null = $state.raw(null);
  /** What the chosen move would do; null until the server has told. */
  looked: Looked | null = $state.raw(null);
  /** The chosen move is on its way. */
  isSent = $state(false);
  /** Why the last thing asked for was not done. */
  problem: string | null = $state(null);

  private ply = -1;
  private readonly looks = new Map<string, Promise<Looked>>();
  private waiting: { move: string; done: (looked: Promise<Looked>) => void }[] = [];

  constructor(private readonly table: TableState) {}

  /** A new state: what was chosen for another ply is chosen no more. */
  follow(ply: number): void {
    if (ply === this.ply) return;
    this.ply = ply;
    this.looks.clear();
    this.chosen = null;
    this.looked = null;
    this.isSent = false;
    this.problem = null;
  }

  async choose(choice: Choice | null): Promise<void> {
    if (this.isSent) return;
    this.chosen = choice;
    this.looked = null;
    this.problem = null;
    if (!choice) return;
    if (!prefs.confirm) {
      this.confirm();
      return;
    }
    const looked = await this.look(choice.move).catch(() => null);
    if (this.chosen === choice) this.looked = looked;
  }

  async confirm(): Promise<void> {
    const choice = this.chosen;
    if (!choice || this.isSent) return;
    this.isSent = true;
    try {
      await this.table.play(choice.move);
    } catch (refused) {
      this.problem = reasonOf(refused);
    }
    this.isSent = false;
    if (this.chosen === choice) this.choose(null);
  }

  async undo(): Promise<void> {
    this.choose(null);
    try {
      await this.table.undo();
    } catch (refused) {
      this.problem = reasonOf(refused);
    }
  }

  async whyNot(move: string): Promise<string | null> {
    return (await this.look(move).catch(() => null))?.reason ?? null;
  }

  /** Asked together with all that is asked at the same moment: the server counts messages. */
  private look(move: string): Promise<Looked> {
    const known = this.looks.get(move);
    if (known) return known;
    const asked = new Promise<Looked>((done) => {
      if (!this.waiting.length) queueMicrotask(() => this.ask());
      this.waiting.push({ move, done });
    });
    this.looks.set(move, asked);
    return asked;
  }

  private ask(): void {
    const asked = this.waiting;
    this.waiting = [];
    const answers = this.table.look(asked.map(({ move }) => move));
    asked.forEach(({ move, done }, index) => {
      const mine = answers.then((all) => {
        const looked = all[index];
        if (!looked) throw new Error(`no answer on ${move}`);
        return looked;
      });
      // What could not be told is asked again the next time.
      mine.catch(() => this.looks.delete(move));
      done(mine);
    });
  }
}

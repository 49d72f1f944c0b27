// Everything that the parts of the page share about one table.

import { untrack } from "svelte";
import { type Moment, moment } from "../state/api";
import { prefs } from "../state/prefs.svelte";
import { reasonOf } from "../state/problem";
import { TableState } from "../state/table.svelte";
import type { Choice, State } from "../wire/frames";
import { About } from "./about.svelte";
import { Captions } from "./captions.svelte";
import { Considering } from "./considering.svelte";
import { isHeist } from "./games";
import { Moments } from "./moments.svelte";
import { PANELS, type PanelAbout, type PanelName, type SheetName } from "./panels";
import { idsIn, Pointing } from "./pointing.svelte";
import { chime } from "./sound";

export class AtTable {
  readonly table: TableState;
  readonly considering: Considering;
  readonly pointing = new Pointing();
  readonly captions = new Captions();
  readonly moments = new Moments((ply, seat) => moment(this.id, ply, seat, prefs.language));
  readonly about = new About((id) => this.explain(id));
  /** The sheet that is open. */
  sheet: SheetName | null = $state(null);
  /** What the open help is about. */
  help: string | null = $state(null);
  /** Of the side column. */
  panel: PanelName = $state("log");
  /** Whose hand may be shown, where several play at this device. */
  private raisedFor: number | null = $state(null);

  constructor(
    readonly id: string,
    isWatching: boolean,
  ) {
    this.table = new TableState(id, { watch: isWatching });
    this.considering = new Considering(this.table);
    $effect(() => {
      if (prefs.language) this.moments.forget();
    });
    $effect.pre(() => {
      const { scene, log } = this.table;
      if (scene) untrack(() => this.follow(scene, log));
    });
  }

  /** The seats played at this device. */
  get own(): readonly number[] {
    return this.table.welcome?.seats ?? [];
  }

  /** What is shown: now, or a moment looked back at. */
  get shown(): Moment | null {
    return this.moments.scene ?? this.table.scene;
  }

  get choices(): readonly Choice[] {
    return this.moments.scene ? [] : (this.table.scene?.moves ?? []);
  }

  get isYours(): boolean {
    return (this.table.scene?.moves.length ?? 0) > 0;
  }

  get city(): string | undefined {
    const city = this.table.welcome?.options.city;
    return typeof city === "string" ? city : undefined;
  }

  /** Whether whoever is at the device is not who may see the hand. */
  get isCurtained(): boolean {
    const { scene } = this.table;
    if (this.own.length < 2 || !scene || scene.outcome) return false;
    return scene.seat !== this.raisedFor;
  }

  get panels(): readonly PanelAbout[] {
    const { scene, welcome } = this.table;
    const isThere: Record<PanelName, boolean> = {
      log: true,
      words: prefs.cardText && isHeist(welcome?.game ?? ""),
      ledger: scene?.ledger != null && (prefs.score || scene.outcome !== null),
      memory: prefs.memory && scene?.seat != null && isHeist(welcome?.game ?? ""),
      advice: this.own.length > 0 && !scene?.outcome,
      seats: true,
    };
    return PANELS.filter(({ name }) => isThere[name]);
  }

  /** What the entry of a ply is about. */
  idsOf(ply: number): ReadonlySet<string> {
    const entry = this.table.log.find((one) => one.ply === ply);
    return new Set(entry?.events.flatMap((told) => idsIn(told.event)));
  }

  readonly explain = (id: string): void => {
    this.about.hide();
    this.help = id;
  };

  readonly choose = (choice: Choice | null): void => {
    this.considering.choose(choice);
  };

  readonly whyNot = (move: string): Promise<string | null> => this.considering.whyNot(move);

  /** To another moment; where it cannot be had, everything stays as it is. */
  async lookBack(ply: number, eyes?: number | null): Promise<void> {
    this.considering.choose(null);
    try {
      await this.moments.show(ply, eyes);
    } catch (error) {
      this.considering.problem = reasonOf(error);
    }
  }

  raiseCurtain(): void {
    this.raisedFor = this.table.scene?.seat ?? null;
  }

  close(): void {
    this.captions.skip();
    this.table.close();
  }

  private follow(scene: State, log: TableState["log"]): void {
    const wasOver = this.moments.newest?.outcome ?? null;
    const wasYours = (this.moments.newest?.moves.length ?? 0) > 0;
    this.considering.follow(scene.ply);
    this.moments.keep(scene);
    this.captions.follow(log, scene.seat);
    if (scene.moves.length && !wasYours) chime();
    if (scene.outcome && !wasOver) this.sheet = "end";
  }
}

// A table as this browser knows it. Everything in it comes from the server.
import type {
  Ack,
  Entry,
  Join,
  Looked,
  Looks,
  Play,
  Refused,
  StandIn,
  State,
  Undo,
  Welcome,
} from "../wire/frames";
import { catalogue } from "./api";
import { Cards } from "./cards";
import { keepTable } from "./mine.svelte";
import { prefs } from "./prefs.svelte";
import { type Line, Socket } from "./socket";

const VERSION = 1;
const MOST_LOOKS = 48;
const CARDS_AGAIN = 2000;
const STATE_AGAIN = 1000;

export class TableState {
  line: Line = $state("connecting");
  /** Why the line is refused; or what its last try was told. */
  refusal: Refused | null = $state.raw(null);
  welcome: Welcome | null = $state.raw(null);
  scene: State | null = $state.raw(null);
  /** All of it, as the seat of `scene` may know it. */
  log: Entry[] = $state.raw([]);
  /** The table's catalogue, in the language of the preferences. */
  cards: Cards | null = $state.raw(null);

  private readonly socket: Socket;
  private readonly stop: () => void;
  private isClosed = false;
  private language = prefs.language;
  private waiting: { ply: number; done: () => void }[] = [];

  constructor(
    private readonly table: string,
    private readonly options: { watch: boolean },
  ) {
    this.socket = new Socket(() => this.join(), {
      line: (line) => {
        this.line = line;
      },
      welcome: (welcome) => {
        this.welcome = welcome;
        this.refusal = null;
      },
      state: (state) => this.take(state),
      refused: (refused) => {
        this.refusal = refused;
      },
    });
    this.loadCards();
    this.stop = $effect.root(() => {
      $effect(() => {
        if (prefs.language !== this.language) this.speak();
      });
    });
  }

  /** Make a move; done when the server has kept it and the scene shows it. */
  play(move: string): Promise<void> {
    return this.act({ type: "play", id: newId(), ply: this.ply, move });
  }

  undo(): Promise<void> {
    return this.act({ type: "undo", id: newId(), ply: this.ply });
  }

  /** Hand a seat to a bot, or with null back to its person. */
  standIn(seat: number, bot: string | null): Promise<void> {
    return this.act({ type: "stand-in", id: newId(), seat, bot });
  }

  /** What moves would do, or why they are not possible: in the order they are given. */
  async look(moves: string[]): Promise<Looked[]> {
    const asked = [];
    for (let first = 0; first < moves.length; first += MOST_LOOKS) {
      const some = moves.slice(first, first + MOST_LOOKS);
      asked.push(this.socket.ask({ type: "look", id: newId(), ply: this.ply, moves: some }));
    }
    const answers = await Promise.all(asked);
    return answers.flatMap((answer) => (isLooks(answer) ? answer.moves : []));
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    this.socket.close();
  }

  private get ply(): number {
    return this.scene?.ply ?? 0;
  }

  private get known(): number | null {
    return this.log.at(-1)?.ply ?? null;
  }

  private join(): Join {
    return {
      type: "join",
      version: VERSION,
      table: this.table,
      lang: this.language,
      watch: this.options.watch,
      ply: this.known,
      ledger: true,
    };
  }

  private async act(frame: Play | Undo | StandIn): Promise<void> {
    const { ply } = await this.socket.ask(frame);
    if (this.ply >= ply) return;
    // So that the next move is made for the next ply. Its state may have been lost on the way.
    const asking = setInterval(() => this.socket.resync(this.known), STATE_AGAIN);
    await new Promise<void>((done) => this.waiting.push({ ply, done }));
    clearInterval(asking);
  }

  private take(state: State): void {
    // Another seat at this device knows other things: nothing of the first one's log is for it.
    if (state.seat !== this.scene?.seat) this.log = [];
    const known = this.known;
    const isWhole = state.since === null;
    if (isWhole) this.log = state.log;
    else if (known !== null && (state.since ?? 0) <= known)
      this.log = [...this.log, ...state.log.filter((entry) => entry.ply > known)];
    else this.socket.resync(known);
    this.scene = state;
    // A restored backup may be at an earlier ply than what was done: that is not waited for.
    const reached = this.waiting.filter(({ ply }) => isWhole || ply <= state.ply);
    this.waiting = this.waiting.filter((one) => !reached.includes(one));
    for (const { done } of reached) done();
    this.keep(state);
  }

  /** So that the lobby leads back here. */
  private keep(state: State): void {
    if (!this.welcome?.seats.length) return;
    keepTable({
      table: this.table,
      game: this.welcome.game,
      options: this.welcome.options,
      names: state.seats.map(({ name }) => name),
      isOver: state.outcome !== null,
      when: Date.now(),
    });
  }

  /** In another language the whole log is another. */
  private speak(): void {
    this.language = prefs.language;
    this.log = [];
    this.socket.rejoin();
    this.loadCards();
  }

  private async loadCards(): Promise<void> {
    const language = this.language;
    try {
      const loaded = new Cards(await catalogue(this.table, language));
      if (language === this.language) this.cards = loaded;
    } catch {
      // Where there is no such table, the line is refused and says so.
      setTimeout(() => {
        const isWanted = !this.isClosed && this.line !== "refused" && language === this.language;
        if (isWanted) this.loadCards();
      }, CARDS_AGAIN);
    }
  }
}

function isLooks(answer: Ack | Looks): answer is Looks {
  return answer.type === "looks";
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

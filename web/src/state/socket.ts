// The line to a table: docs/protocol.md, "A line that is not sound". What is asked is sent until it
// is answered, on as many connections as that takes.
import type {
  Ack,
  Join,
  Look,
  Looks,
  Play,
  Refused,
  StandIn,
  State,
  ToClient,
  ToServer,
  Undo,
  Welcome,
} from "../wire/frames";

export type Line = "connecting" | "open" | "lost" | "refused";
export type Question = Play | Undo | Look | StandIn;

export interface Listener {
  line(line: Line): void;
  welcome(welcome: Welcome): void;
  state(state: State): void;
  /** Of the whole line, not of one question. */
  refused(refused: Refused): void;
}

interface Asked {
  frame: Question;
  refusals: number;
  resolve: (answer: Ack | Looks) => void;
  reject: (refused: Refused) => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const RESEND = 1000;
const MISSED_BEATS = 3;
const BEAT_UNTIL_TOLD = 5000;
const MOST_REFUSALS = 10;
/** Refusals after which the same may be tried again. */
const AGAIN: readonly Refused["code"][] = ["too-fast", "not-kept", "not-joined"];
const HOPELESS: readonly Refused["code"][] = [
  "wrong-version",
  "wrong-language",
  "wrong-token",
  "no-table",
];

export class Socket {
  private socket: WebSocket | null = null;
  private readonly asked = new Map<string, Asked>();
  private number = 0;
  private hash = "";
  private beat = BEAT_UNTIL_TOLD;
  private heard = 0;
  private isWelcome = false;
  private unwelcome = 0;
  private pause = FIRST_PAUSE;
  private retry = 0;
  private readonly chores: number;

  constructor(
    /** The join of the next connection; it says up to where the log is known. */
    private readonly join: () => Join,
    private readonly listener: Listener,
  ) {
    this.chores = window.setInterval(() => this.lookAround(), RESEND);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  ask(frame: Question): Promise<Ack | Looks> {
    return new Promise((resolve, reject) => {
      this.asked.set(frame.id, { frame, refusals: 0, resolve, reject });
      if (this.isWelcome) this.send(frame);
    });
  }

  resync(ply: number | null): void {
    if (this.isWelcome) this.send({ type: "resync", ply });
  }

  /** Join anew, as somebody who reads another language. */
  rejoin(): void {
    this.hangUp();
    this.connect();
  }

  close(): void {
    this.hangUp();
    clearInterval(this.chores);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    this.number = 0;
    this.isWelcome = false;
    this.unwelcome = 0;
    this.heard = Date.now();
    socket.onopen = () => this.send(this.join());
    socket.onmessage = (message) => this.take(JSON.parse(message.data) as ToClient);
    socket.onclose = () => this.lost();
  }

  private hangUp(): void {
    clearTimeout(this.retry);
    this.retry = 0;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
    this.isWelcome = false;
  }

  private lost(): void {
    this.hangUp();
    this.listener.line("lost");
    this.retry = window.setTimeout(
      () => {
        this.retry = 0;
        this.connect();
      },
      this.pause * (0.5 + Math.random()),
    );
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** The device is back: do not wait for the next try. */
  private readonly hurry = () => {
    if (!this.retry || document.hidden) return;
    this.pause = FIRST_PAUSE;
    this.rejoin();
  };

  private lookAround(): void {
    if (!this.socket) return;
    if (Date.now() - this.heard > MISSED_BEATS * this.beat) this.lost();
    else if (this.isWelcome) this.sendAsked();
  }

  private sendAsked(): void {
    for (const { frame } of this.asked.values()) this.send(frame);
  }

  private send(frame: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  private take(frame: ToClient): void {
    this.heard = Date.now();
    if (frame.type === "welcome") this.welcome(frame);
    else if (frame.type === "state") this.state(frame);
    else if (frame.type === "refused") this.refused(frame);
    else if (frame.type === "beat") this.beatHeard(frame.number, frame.hash);
    else {
      this.asked.get(frame.id)?.resolve(frame);
      this.asked.delete(frame.id);
    }
  }

  private welcome(welcome: Welcome): void {
    this.isWelcome = true;
    this.beat = welcome.beat * 1000;
    this.pause = FIRST_PAUSE;
    this.listener.welcome(welcome);
    this.listener.line("open");
    this.sendAsked();
  }

  private state(state: State): void {
    if (state.number <= this.number) return; // twice, or late
    this.number = state.number;
    this.hash = state.hash;
    this.listener.state(state);
  }

  private beatHeard(number: number, hash: string): void {
    this.send({ type: "beat" });
    if (!this.isWelcome) {
      // The server waits for a join that has been lost.
      if (++this.unwelcome > 1) this.lost();
    } else if (number > this.number || (number === this.number && hash !== this.hash)) {
      this.resync(null);
    }
  }

  private refused(refused: Refused): void {
    if (refused.id === null) {
      if (refused.code === "too-fast") return; // what was not taken is sent again anyway
      this.listener.refused(refused);
      if (HOPELESS.includes(refused.code)) {
        this.close();
        this.listener.line("refused");
      }
      return;
    }
    const asked = this.asked.get(refused.id);
    if (!asked) return;
    asked.refusals += 1;
    if (AGAIN.includes(refused.code) && asked.refusals < MOST_REFUSALS) return;
    this.asked.delete(refused.id);
    asked.reject(refused);
  }
}

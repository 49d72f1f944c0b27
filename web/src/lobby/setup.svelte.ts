// What a new table is to be. It is remembered for the next one.
import { join, makeTable } from "../state/api";
import { defaultOptions, findGame, modeOf, type Options } from "../state/games.svelte";
import { recall, remember } from "../state/kept";
import { label } from "../state/labels.svelte";
import { keepTable } from "../state/mine.svelte";
import { prefs } from "../state/prefs.svelte";
import type { GameAbout, MadeTable, SeatWanted, TableWanted } from "../wire/http";

/** Who is to sit at a seat: "me", "here", "link", or the name of a bot. */
export type Sitter = string;

export interface Seating {
  sitter: Sitter;
  /** Of somebody else at this device. */
  name: string;
}

export interface Catalogue {
  file: string;
  text: string;
}

export const QUICK_GAME = "caper-europe";
export const QUICK_CITY = "paris";
export const QUICK_BOT = "pickpocket";
const MOST_SEATS = 5;

export class Setup {
  game = $state(QUICK_GAME);
  options: Options = $state({});
  seating: Seating[] = $state([]);
  catalogue: Catalogue | null = $state.raw(null);
  isListed = $state(false);

  constructor() {
    const kept = recall("setup");
    if (typeof kept === "object" && kept !== null) Object.assign(this, kept);
    if (!Array.isArray(this.seating)) this.seating = [];
    while (this.seating.length < MOST_SEATS) {
      const sitter = this.seating.length === 0 ? "me" : QUICK_BOT;
      this.seating.push({ sitter, name: "" });
    }
  }

  get about(): GameAbout | undefined {
    return findGame(this.game);
  }

  /** Of the chosen game, with usual values for what was not chosen or no longer exists. */
  get chosen(): Options {
    if (!this.about) return {};
    const usual = defaultOptions(this.about);
    for (const { name, values } of this.about.options) {
      const wish = this.options[name];
      if (wish !== undefined && values.some(({ value }) => value === wish)) usual[name] = wish;
    }
    return usual;
  }

  get mode() {
    return this.about && modeOf(this.about, this.chosen);
  }

  get seats(): Seating[] {
    return this.seating.slice(0, this.mode?.sides.length ?? 0);
  }

  get hasLink(): boolean {
    return this.seats.some(({ sitter }) => sitter === "link");
  }

  get hasOnlyBots(): boolean {
    return this.seats.every(({ sitter }) => !["me", "here", "link"].includes(sitter));
  }

  choose(game: string): void {
    this.game = game;
    this.catalogue = null;
  }

  /** Make the table; whoever sits at this device sits down. */
  async open(): Promise<MadeTable> {
    const { game, options, seating, isListed } = this;
    remember("setup", $state.snapshot({ game, options, seating, isListed }));
    return makeAndSitDown({
      game,
      options: this.chosen,
      seats: seatsWanted(this.seats),
      catalogue: this.catalogue?.text ?? null,
      is_listed: isListed,
    });
  }
}

/** One click: against a bot, in the usual city. */
export function quickTable(): Promise<MadeTable> {
  const seats = [
    { sitter: "me", name: "" },
    { sitter: QUICK_BOT, name: "" },
  ];
  const game = QUICK_GAME;
  return makeAndSitDown({ game, options: { city: QUICK_CITY }, seats: seatsWanted(seats) });
}

export function myName(): string {
  return prefs.name.trim() || label("default-name");
}

export function seatsWanted(seats: readonly Seating[]): TableWanted["seats"] {
  const wanted = seats.map(({ sitter, name }, i): SeatWanted => {
    if (sitter === "me") return { kind: "person", name: myName() };
    if (sitter === "here") {
      return { kind: "person", name: name.trim() || label("seat-number", { n: i + 1 }) };
    }
    if (sitter === "link") return { kind: "open" };
    return { kind: "bot", bot: sitter };
  });
  return wanted as TableWanted["seats"];
}

async function makeAndSitDown(wanted: TableWanted): Promise<MadeTable> {
  const made = await makeTable(wanted, prefs.language);
  await sitDown(made, wanted.seats);
  if (made.seats.length) {
    // Before it was ever seen: whoever turns back at once finds it in the lobby.
    keepTable({
      table: made.table,
      game: wanted.game,
      options: wanted.options ?? {},
      names: wanted.seats.map(({ name }) => name ?? ""),
      isOver: false,
      when: Date.now(),
    });
  }
  return made;
}

/** The secrets of the seats become cookies of this browser. */
export async function sitDown(made: MadeTable, seats: readonly SeatWanted[]): Promise<void> {
  for (const { seat, token } of made.seats) {
    const name = seats[seat - 1]?.name ?? myName();
    await join(made.table, { name, token }, prefs.language);
  }
}

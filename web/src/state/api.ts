// The server's HTTP API: one function a call. Whatever fails throws a Problem, in words.
import type { State } from "../wire/frames";
import type {
  AdviceList,
  Analysis,
  CatalogueAbout,
  CatalogueGiven,
  Export,
  GameList,
  HeldSeat,
  JoinWanted,
  LabelList,
  MadeTable,
  Problem,
  RecordAbout,
  RecordGiven,
  RecordWanted,
  TableAbout,
  TableList,
  TableWanted,
} from "../wire/http";

/** A state that was not sent because something happened. */
export type Moment = Omit<State, "type" | "number">;

const GONE: Problem = { code: "gone", reason: "" };

async function call<T>(path: string, lang: string, body?: unknown): Promise<T> {
  const separator = path.includes("?") ? "&" : "?";
  const init: RequestInit = body === undefined ? {} : posted(body);
  const answer = await fetch(`/api${path}${separator}lang=${lang}`, init).catch(() => null);
  const value: unknown = await answer?.json().catch(() => null);
  if (!answer?.ok) throw isProblem(value) ? value : GONE;
  return value as T;
}

function posted(body: unknown): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "reason" in value;
}

export const games = (lang: string) => call<GameList>("/games", lang);
export const labels = (lang: string) => call<LabelList>(`/labels/${lang}`, lang);
export const tables = (lang: string) => call<TableList>("/tables", lang);
export const about = (table: string, lang: string) => call<TableAbout>(`/tables/${table}`, lang);
export const catalogue = (table: string, lang: string) =>
  call<CatalogueAbout>(`/tables/${table}/catalogue`, lang);
export const makeTable = (wanted: TableWanted, lang: string) =>
  call<MadeTable>("/tables", lang, wanted);
export const importRecord = (wanted: RecordWanted, lang: string) =>
  call<MadeTable>("/tables/import", lang, wanted);
/** What is wrong with a catalogue of one's own is thrown; so is that of a record. */
export const checkCatalogue = (game: string, given: CatalogueGiven, lang: string) =>
  call<CatalogueAbout>(`/catalogues/${game}`, lang, given);
export const checkRecord = (given: RecordGiven, lang: string) =>
  call<RecordAbout>("/records", lang, given);
/** Sit down; the browser keeps the seat's secret as a cookie that scripts cannot read. */
export const join = (table: string, wanted: JoinWanted, lang: string) =>
  call<HeldSeat>(`/tables/${table}/join`, lang, wanted);
/** The table as it was, as far as the seat could know; null is a spectator. */
export const moment = (table: string, ply: number, seat: number | null, lang: string) =>
  call<Moment>(`/tables/${table}/moment?ply=${ply}${seat ? `&seat=${seat}` : ""}`, lang);
export const rematch = (table: string, lang: string) =>
  call<MadeTable>(`/tables/${table}/rematch`, lang, {});
export const advise = (table: string, lang: string) =>
  call<AdviceList>(`/tables/${table}/advise`, lang, {});
export const analyse = (table: string, turn: number, lang: string) =>
  call<Analysis>(`/tables/${table}/analyse?turn=${turn}`, lang);
export const exportRecord = (table: string, lang: string) =>
  call<Export>(`/tables/${table}/export`, lang);

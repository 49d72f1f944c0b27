// The tables this browser sits at: their names, not their secrets, which are cookies.
import { recall, remember } from "./kept";

export interface MyTable {
  table: string;
  game: string;
  options: Record<string, number | string>;
  names: string[];
  isOver: boolean;
  /** When it was last seen. */
  when: number;
}

const MOST = 24;
let mine: MyTable[] = $state.raw(read());

export function myTables(): readonly MyTable[] {
  return mine;
}

/** The latest comes first. */
export function keepTable(kept: MyTable): void {
  mine = [kept, ...mine.filter(({ table }) => table !== kept.table)].slice(0, MOST);
  remember("tables", mine);
}

export function forgetTable(forgotten: string): void {
  mine = mine.filter(({ table }) => table !== forgotten);
  remember("tables", mine);
}

function read(): MyTable[] {
  const kept = recall("tables");
  return Array.isArray(kept) ? kept.filter(isMyTable) : [];
}

function isMyTable(value: unknown): value is MyTable {
  if (typeof value !== "object" || value === null) return false;
  const { table, game, options, names } = value as Partial<Record<keyof MyTable, unknown>>;
  return (
    typeof table === "string" &&
    typeof game === "string" &&
    typeof options === "object" &&
    Array.isArray(names)
  );
}

// Which board a game has. Each is loaded when it is needed.

import type { Component } from "svelte";
import type { BoardProps } from "./board";

/** A board knows the view of its own game; the page hands it on unread. */
export type AnyBoard = Component<BoardProps<never>>;

const BOARDS: Readonly<Record<string, () => Promise<AnyBoard>>> = {
  "caper-europe": heist,
  caper: heist,
  "art-robbery": artRobbery,
};

async function heist(): Promise<AnyBoard> {
  return (await import("./heist/HeistBoard.svelte")).default;
}

async function artRobbery(): Promise<AnyBoard> {
  return (await import("./art-robbery/Board.svelte")).default;
}

export function loadBoard(game: string): Promise<AnyBoard> {
  const board = BOARDS[game];
  if (!board) throw new Error(`no board for ${game}`);
  return board();
}

export function isHeist(game: string): boolean {
  return game === "caper" || game === "caper-europe";
}

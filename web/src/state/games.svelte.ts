// The games, their options and the bots, in the language of the preferences.
import type { BotAbout, GameAbout, GameList, ModeAbout } from "../wire/http";
import { games } from "./api";
import { prefs } from "./prefs.svelte";

export type Options = Record<string, number | string>;

let listed: GameList | null = $state.raw(null);

/** Load the list in the preferred language; until it is here, the earlier one stays. */
export async function loadGames(): Promise<void> {
  const language = prefs.language;
  const loaded = await games(language);
  if (language === prefs.language) listed = loaded;
}

export function gameList(): GameList | null {
  return listed;
}

export function findGame(game: string): GameAbout | undefined {
  return listed?.games.find((one) => one.game === game);
}

export function findBot(bot: string): BotAbout | undefined {
  return listed?.bots.find((one) => one.bot === bot);
}

export function defaultOptions(game: GameAbout): Options {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** The mode that options make: how many seats there are, and who sits on which side. */
export function modeOf(game: GameAbout, options: Options): ModeAbout | undefined {
  const deciding = game.options.filter((option) => option.is_mode);
  return game.modes.find((mode) =>
    deciding.every(({ name }) => mode.options[name] === options[name]),
  );
}

/** What a table is called: its game and its choices, without those that are as usual. */
export function titleOf(game: string, options: Options): string[] {
  const about = findGame(game);
  if (!about) return [game];
  const chosen = about.options
    .filter((option) => option.is_mode || options[option.name] !== option.default)
    .map((option) => option.values.find(({ value }) => value === options[option.name])?.title);
  return [about.title, ...chosen.filter((title) => title !== undefined)];
}

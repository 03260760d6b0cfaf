/** The games that have a folder here, found by their `index.ts`; any other game is played as a list of options. */
import type { Board, GameClient, GamePage, TableOptions } from "./game-client";

const FOUND = import.meta.glob<GameClient>("./*/index.ts", { eager: true, import: "default" });

/** Every game's client by the game's name, which is its folder's. */
const CLIENTS: Record<string, GameClient> = Object.fromEntries(
  Object.entries(FOUND).map(([path, client]) => [path.split("/")[1]!, client]),
);

const NO_OPTIONS: Required<TableOptions> = {
  usualSeats: 0,
  choices: {},
  seatOptions: [],
  switches: {},
  excludes: {},
  together: {},
  chancy: [],
  hidden: [],
};

export const clientOf = (game: string): GameClient | undefined => CLIENTS[game];

/** Games in the order of a shelf: those with a picture first. */
export const picturedFirst = <Game extends { name: string }>(games: readonly Game[]): Game[] => [
  ...games.filter(({ name }) => CLIENTS[name]?.art),
  ...games.filter(({ name }) => !CLIENTS[name]?.art),
];

export const optionsOf = (game: string): Required<TableOptions> => ({ ...NO_OPTIONS, ...CLIENTS[game]?.options });

/** A game's board, loaded when it is first needed; a game without one is played as a list of options. */
export async function loadBoard(game: string): Promise<Board> {
  const load = CLIENTS[game]?.board ?? (() => import("../lib/board/plain/PlainGame.svelte"));
  return (await load()).default;
}

export interface ListedPage extends GamePage {
  game: string;
  href: string;
}

/** All pages of all games, or of one. */
export const pagesOf = (...games: string[]): ListedPage[] =>
  (games.length ? games : Object.keys(CLIENTS)).flatMap((game) =>
    (CLIENTS[game]?.pages ?? []).map((page) => ({ ...page, game, href: `/games/${game}/${page.path}` })),
  );

/** Where an address leads now: a game's page may have had another one. */
export function currentPath(path: string): string {
  for (const [game, { oldPaths = {} }] of Object.entries(CLIENTS)) {
    const old = Object.keys(oldPaths).find((one) => path === one || path.startsWith(`${one}/`));
    if (old) return `/games/${game}/${oldPaths[old]}${path.slice(old.length)}`;
  }
  return path;
}

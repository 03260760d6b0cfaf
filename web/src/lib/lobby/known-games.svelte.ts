/** The server's games in the reader's language: texts about tables need their lessons and their usual options. */
import { fetchGames } from "../live/api";
import type { GameInfo, Language } from "../live/types";

class KnownGames {
  all = $state.raw<GameInfo[]>([]);

  async load(language: Language): Promise<GameInfo[]> {
    return (this.all = await fetchGames(language));
  }

  find(name: string | undefined): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }
}

export const knownGames = new KnownGames();

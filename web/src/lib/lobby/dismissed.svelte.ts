/** The games whose lessons the reader does not want to be reminded of, kept in this browser. */
const KEY = "quarterdeck.no-lessons";

class Dismissed {
  private games = $state.raw<string[]>(stored());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // Without storage, the reminder comes again.
    }
  }
}

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export const dismissed = new Dismissed();

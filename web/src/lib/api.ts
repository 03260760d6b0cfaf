/** The server's HTTP side: one function per thing one can ask it. */
import type { Announcements, CardTexts, Flaw, Flight, GameInfo, Language, Level, Me, Rule, Saying, Scenes, Table, Tables } from "./types";

/** What the server refused, by name; `message` is its own English sentence, `reason` the rule behind it. */
export class ApiError extends Error {
  constructor(
    readonly name: string,
    message: string,
    readonly status: number,
    readonly reason: Saying | null = null,
    /** Mistakes in what was sent, each at its place. */
    readonly flaws: Flaw[] = [],
  ) {
    super(message);
  }
}

/** Asks; whoever has no session yet is made a guest first. */
async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await tryAsking(method, path, body);
  } catch (error) {
    if ((error as ApiError).name !== "no-session") throw error;
    await guest();
    return tryAsking(method, path, body);
  }
}

let introducing: Promise<unknown> | null = null;
/** Several questions asked at once make one guest, not several. */
function guest(): Promise<unknown> {
  introducing ??= tryAsking("GET", "/api/me").finally(() => (introducing = null));
  return introducing;
}

async function tryAsking(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (typeof body === "string") Object.assign(init, { body, headers: { "Content-Type": "text/plain" } });
  else if (body !== undefined) Object.assign(init, { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
  const response = await fetch(path, init).catch(() => {
    throw new ApiError("offline", "the server does not answer", 0);
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  const told = await response.json().catch(() => null);
  const { name = "failed", message = response.statusText, reason = null, flaws = [] } = told?.error ?? {};
  return new ApiError(name, message, response.status, reason, flaws);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

/** Fetched once per visit: what does not change while the server runs. */
function once<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known;
    const fresh = load(key);
    kept.set(key, fresh);
    fresh.catch(() => kept.delete(key));
    return fresh;
  };
}

const text = once(async (path) => (await ask("GET", path)).text());
const data = once((path) => json<unknown>("GET", path));
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  name?: string;
  public?: boolean;
  start?: boolean;
  /** Every seat is mine. */
  one_screen?: boolean;
}

export type TableChange = Partial<Pick<NewTable, "name" | "public" | "options" | "seats">>;

export const fetchMessages = (language: Language, game: string) => text(`/api/messages/${language}/${game}`);
export const fetchGames = () => data("/api/games") as Promise<GameInfo[]>;
export const fetchRules = () => data("/api/rules") as Promise<Rule[]>;
/** What each card of a game says, line by line. */
export const fetchCardTexts = (language: Language, game: string) => data(`/api/card-texts/${language}/${game}`) as Promise<CardTexts>;
export const fetchCards = <T>(game: string) => data(`/api/cards/${game}`) as Promise<T>;
export const fetchMe = () => json<Me>("GET", "/api/me");
export const makeAccount = (login: string, password: string) => json<Me>("POST", "/api/me/account", { login, password });
export const logIn = (login: string, password: string) => json<Me>("POST", "/api/session", { login, password });
export const logOut = () => json<Me>("DELETE", "/api/session");
export const changePassword = (old: string, fresh: string) => json<Me>("POST", "/api/me/password", { old, new: fresh });
export const renameMe = (name: string) => json<Me>("PATCH", "/api/me", { name });
export const fetchTables = () => json<Tables>("GET", "/api/tables");
export const fetchTable = (id: string) => json<Table>("GET", table(id));
export const fetchLog = () => json<Flight[]>("GET", "/api/log");
export const createTable = (wanted: NewTable) => json<Table>("POST", "/api/tables", wanted);
export const takeSeat = (id: string, seat: number, kind: "me" | "bot" | "open", level?: Level) =>
  json<Table>("POST", `${table(id)}/seats/${seat}`, { kind, level });
export const changeTable = (id: string, change: TableChange) => json<Table>("PATCH", table(id), change);
export const leaveTable = (id: string) => json<Table>("POST", `${table(id)}/leave`, {});
export const startTable = (id: string) => json<Table>("POST", `${table(id)}/start`, {});
export const rematch = (id: string, same = false) => json<Table>("POST", `${table(id)}/rematch`, { same });
export const nextMission = (id: string) => json<Table>("POST", `${table(id)}/next`, {});
export const fetchScenes = <V>(id: string) => json<Scenes<V>>("GET", `${table(id)}/scenes`);
/** What is said at a real table; whoever asks holds the whole script, as with the CD of the printed game. */
export const fetchAnnouncements = <A>(game: string, seats: number, seed: string, options: object) =>
  json<Announcements<A>>("POST", `/api/printed/${game}/announcements`, { seats, seed, options });
export const readCase = <C>(game: string, text: string) => json<{ case: C; flaws: Flaw[] }>("POST", `/api/printed/${game}/case`, text);
export const resolveCase = <V>(game: string, written: object) => json<Scenes<V>>("POST", `/api/printed/${game}/resolution`, JSON.stringify(written));
export const recordUrl = (id: string) => `${table(id)}/record`;

/** The server's HTTP side: one function for each request. */
import type {
  Announcements,
  Before,
  CardTexts,
  Chapter,
  Flaw,
  FinishedTable,
  GameInfo,
  Keepsake,
  Language,
  Level,
  Me,
  Resolution,
  Saying,
  Scenes,
  Session,
  Table,
  Tables,
} from "./types";

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

/** Sends a request; without a session, a guest is made first. */
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

/** A change as short as this (in characters) arrives even if the page is left at once: browsers limit what they carry. */
const SHORT = 4_000;

async function tryAsking(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": document.documentElement.lang };
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  if (text !== undefined) headers["Content-Type"] = text === body ? "text/plain" : "application/json";
  const keepalive = method !== "GET" && (text?.length ?? 0) < SHORT;
  const init: RequestInit = { method, credentials: "same-origin", headers, body: text, keepalive };
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
  /** The names of the people around one screen. */
  names?: string[];
  /** How well bots play in all seats that nobody holds; null: these are open. */
  bots?: Level | null;
  /** Whether players may ask for hints; null: unless people play against each other. */
  hints?: boolean | null;
}

export type TableChange = Partial<
  Pick<NewTable, "name" | "public" | "options" | "seats"> & Pick<Table, "bot_pace" | "hints">
>;

const ofPack = (pack: string) => (pack ? `?pack=${encodeURIComponent(pack)}` : "");

/** The names of things in a game, by message id; of another pack than the base one if it is given. */
export const fetchNames = (language: Language, game: string, pack = "") =>
  data(`/api/names/${language}/${game}${ofPack(pack)}`) as Promise<Record<string, string>>;
export const fetchGames = (language: Language) => data(`/api/games?language=${language}`) as Promise<GameInfo[]>;
/** The rules of a game by chapter; what is not translated is in English. */
export const fetchRules = (language: Language, game: string) =>
  data(`/api/rules/${language}/${encodeURIComponent(game)}`) as Promise<Chapter[]>;
/** What each card of a game says, line by line. */
export const fetchCardTexts = (language: Language, game: string, pack = "") =>
  data(`/api/card-texts/${language}/${game}${ofPack(pack)}`) as Promise<CardTexts>;
export const fetchCards = <T>(game: string, pack = "") => data(`/api/cards/${game}${ofPack(pack)}`) as Promise<T>;
export const fetchMe = () => json<Me>("GET", "/api/me");
export const makeAccount = (login: string, password: string) =>
  json<Me>("POST", "/api/me/account", { login, password });
export const logIn = (login: string, password: string) => json<Me>("POST", "/api/session", { login, password });
export const logOut = () => json<Me>("DELETE", "/api/session");
export const changePassword = (old: string, fresh: string) => json<Me>("POST", "/api/me/password", { old, new: fresh });
export const fetchSessions = () => json<Session[]>("GET", "/api/sessions");
export const endSession = (id: string) => json<Session[]>("DELETE", `/api/sessions/${id}`);
export const endOtherSessions = () => json<Session[]>("DELETE", "/api/sessions");
export const deleteMe = (password: string) => json<Me>("POST", "/api/me/deletion", { password });
export const renameMe = (name: string) => json<Me>("PATCH", "/api/me", { name });
export const fetchTables = () => json<Tables>("GET", "/api/tables");
export const fetchTable = (id: string) => json<Table>("GET", table(id));
export const fetchFinished = () => json<FinishedTable[]>("GET", "/api/finished");
/** The endings of a game that I have seen. */
export const fetchGallery = (language: Language, game: string) =>
  json<Keepsake[]>("GET", `/api/gallery/${language}/${game}`);
/** What came before the game of a campaign that a table waits for; empty for a first game. */
export const fetchBefore = (id: string, language: Language) => json<Before>("GET", `${table(id)}/before/${language}`);
export const createTable = (wanted: NewTable) => json<Table>("POST", "/api/tables", wanted);
export const takeSeat = (id: string, seat: number, kind: "me" | "bot" | "open", level?: Level) =>
  json<Table>("POST", `${table(id)}/seats/${seat}`, { kind, level });
export const nameSeat = (id: string, seat: number, name: string) =>
  json<Table>("PATCH", `${table(id)}/seats/${seat}`, { name });
export const discardTable = (id: string) => json<Tables>("DELETE", table(id));
export const changeTable = (id: string, change: TableChange) => json<Table>("PATCH", table(id), change);
export const leaveTable = (id: string) => json<Table>("POST", `${table(id)}/leave`, {});
export const startTable = (id: string) => json<Table>("POST", `${table(id)}/start`, {});
/** My share of a table's seed: its hash before the start, the share itself at it. */
export const commitShare = (id: string, hash: string) => json<Table>("POST", `${table(id)}/share`, { hash });
export const revealShare = (id: string, value: string) => json<Table>("POST", `${table(id)}/share/value`, { value });
export const rematch = (id: string, same = false) => json<Table>("POST", `${table(id)}/rematch`, { same });
export const nextGame = (id: string) => json<Table>("POST", `${table(id)}/next`, {});
/** Ask to restart a game of a campaign, or agree to it: the new table, if nobody else has to agree. */
export const restartGame = (id: string) => json<Table>("POST", `${table(id)}/restart`, {});
export const declineRestart = (id: string) => json<Table>("DELETE", `${table(id)}/restart`);
export const fetchScenes = <V>(id: string) => json<Scenes<V>>("GET", `${table(id)}/scenes`);
/** The announcements for a real table: the whole script, as on the CD of the printed game. */
export const fetchAnnouncements = <A>(game: string, seats: number, seed: string, options: object) =>
  json<Announcements<A>>("POST", `/api/printed/${game}/announcements`, { seats, seed, options });
export const readCase = <C>(game: string, text: string) =>
  json<{ case: C; flaws: Flaw[] }>("POST", `/api/printed/${game}/case`, text);
/** A planned game carried out; events use these names of people. */
export const resolveCase = <V>(game: string, written: object, names: readonly string[]) =>
  json<Resolution<V>>(
    "POST",
    `/api/printed/${game}/resolution?${new URLSearchParams(names.map((name) => ["name", name]))}`,
    JSON.stringify(written),
  );
export const recordUrl = (id: string) => `${table(id)}/record`;

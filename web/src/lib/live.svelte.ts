/** A table's live connection: what my seats see now, and what I can tell the server. */
import type { Snippet } from "svelte";
import { has, reason as inWords, t } from "./words";
import { seatNames } from "./tables";
import { TakingBack } from "./taking-back.svelte";
import { toast } from "./toasts.svelte";
import type {
  Advice, ChatLine, Clock, Face, GameEvent, Marker, Pace, Place, Result, Saying, ServerMessage, StateMessage, Table, UpdateMessage,
} from "./types";

export type Connection = "idle" | "connecting" | "open" | "lost" | "closed" | "refused";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const TICK = 200;
/** A question without an answer for so long: the line is dead, though nobody has said so. */
const LONGEST_SILENCE = 8000;
/** A bot may think for so long. */
const LONGEST_THOUGHT = 60_000;
/** Close codes from here on are the server's own: it will not have us, so asking again is no use. */
const REFUSED_CODES = 4400;

/** What the server refused, with the reason if a rule was behind it. */
export class Refused extends Error {
  constructor(
    readonly name: string,
    readonly reason: Saying | null = null,
  ) {
    super(name);
  }
}

interface Waiting {
  resolve(answer: ServerMessage): void;
  reject(error: Refused): void;
}

export class Live {
  readonly id: string;
  connection = $state<Connection>("idle");
  /** False until the state after a (re)connection is here: options are hidden that long. */
  fresh = $state(false);
  version = $state(0);
  table = $state.raw<Table | null>(null);
  /** The seats I hold. */
  seats = $state.raw<number[]>([]);
  /** Names by seat. */
  names = $derived(seatNames(this.table?.seats ?? []));
  faces = $state.raw<Face[]>([]);
  /** The seat I look through; null for a spectator. */
  seat = $state<number | null>(null);
  over = $state(false);
  /** Whether it was over already when we came. */
  late: boolean | null = null;
  result = $state.raw<Result | null>(null);
  messages = $state.raw<ChatLine[]>([]);
  markers = $state.raw<Record<string, Place>>({});
  /** Where whoever sets the pace is in the showing of a finished game. */
  pace = $state.raw<Pace | null>(null);
  /** The last refusal, shown beside the prompt until something is accepted. */
  refusal = $state.raw<{ do: string; reason: Saying | null } | null>(null);
  /** Whether the board itself says why something was refused; a toast does elsewhere. Set by the board, like `bar`. */
  answers = false;
  /** What the board puts into the page's bar: its clock, its phase. Set it in an effect, and null it on leaving. */
  bar = $state.raw<Snippet | null>(null);
  /** Told what happens while we are here, never what we missed: for sounds. Null it on leaving. */
  listener: ((news: GameEvent[]) => void) | null = null;
  /** Why nobody may speak now, in words; null while they may. Set by the board, like `bar`. */
  silence = $state<string | null>(null);
  /** What stands in place of log and chat while they are covered, in words. Set by the board, like `bar`. */
  covered = $state<string | null>(null);
  /** What the board puts into the rail: above the tabs, in place of the log, below everything. Set as `bar` is. */
  rail = $state.raw<{ head?: Snippet; log?: Snippet; foot?: Snippet; sheet?: boolean }>({});
  /** Seconds until the next attempt to reconnect. */
  retryIn = $state(0);

  face = $derived(this.faces.find((face) => face.seat === this.seat) ?? this.faces[0]);
  view = $derived(this.face?.view);
  /** Whether a bot plays the seat I look through: then nothing is asked of me. */
  stoodInFor = $derived(Boolean(this.table?.seats.find((seat) => seat.you && seat.seat === this.seat)?.level));
  options = $derived(this.fresh && !this.over && !this.stoodInFor ? (this.face?.options ?? []) : []);
  /** Those options that cannot be taken back. */
  final = $derived(this.face?.final ?? []);
  prompt = $derived(this.face?.prompt ?? null);
  events = $derived<GameEvent[]>(this.face?.events ?? []);
  spectating = $derived(this.seats.length === 0);
  /** Why my last choice cannot be taken back, as far as the server has told; null if it may be tried. */
  bound = $derived.by(() => this.takingBack.whyNot(this.version, this.seat));
  /** Whether one of my seats sees what another of them must not. */
  secrets = $derived(new Set(this.faces.map(({ view, events }) => JSON.stringify([view, events], asOthersSee))).size > 1);

  private takingBack = new TakingBack();
  private undoing = false;
  private clock = $state.raw<Clock & { at: number }>({ now: 0, speed: 1, running: false, at: 0 });
  private moment = $state(performance.now());
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private ticker = 0;
  private readonly goneOffline = () => this.hangUp();
  private readonly backOnline = () => this.retry();

  constructor(id: string) {
    this.id = id;
  }

  /** The game's time in seconds, running on from what the server last said. */
  get now(): number {
    const elapsed = !this.clock.running ? 0 : Math.max(0, this.moment - this.clock.at) / 1000;
    return this.clock.now + elapsed * this.clock.speed;
  }

  open(): void {
    clearInterval(this.ticker);
    this.connection = "connecting";
    this.ticker = window.setInterval(() => this.tick(), TICK);
    window.addEventListener("offline", this.goneOffline);
    window.addEventListener("online", this.backOnline);
    this.connect();
  }

  /** While the server is out of reach nobody knows the time: the clock stands still. */
  private tick(): void {
    if (this.connection !== "lost" && this.fresh) this.moment = performance.now();
  }

  close(): void {
    this.connection = "closed";
    clearTimeout(this.timer);
    clearInterval(this.ticker);
    window.removeEventListener("offline", this.goneOffline);
    window.removeEventListener("online", this.backOnline);
    this.socket?.close();
  }

  /** Tries again at once, for whoever does not want to wait. */
  retry(): void {
    if (this.connection === "lost") this.connect();
  }

  has(option: string): boolean {
    return this.options.includes(option);
  }

  /** Chooses an option; true if the server took it. A refusal is kept in `refusal`, and shown as a toast unless the board answers itself. */
  async act(option: string, seat = this.seat): Promise<boolean> {
    const final = this.faces.find((face) => face.seat === seat)?.final?.includes(option) ?? false;
    return this.tell({ type: "act", seat, do: option }, option, (version) => this.takingBack.chose(version, seat, final));
  }

  async undo(seat = this.seat): Promise<boolean> {
    this.undoing = true;
    const taken = await this.tell({ type: "undo", seat }, "undo", (version) => this.takingBack.tookBack(version));
    this.undoing = false;
    if (!taken) this.takingBack.refused(this.version, seat, this.refusal?.reason ?? null);
    return taken;
  }

  /** Why something cannot be chosen now, or null if it can. */
  async why(option: string, seat = this.seat): Promise<Saying | null> {
    const answer = await this.request({ type: "why", seat, do: option }).catch((error: Refused) => error);
    if (answer instanceof Refused) return answer.reason;
    return answer.type === "why" ? answer.reason : null;
  }

  /** What a good bot would do, or null if it cannot be asked now. */
  async advise(seat = this.seat): Promise<Advice | null> {
    const answer = await this.request({ type: "advise", seat }, LONGEST_THOUGHT).catch((error: Refused) => error);
    if (answer instanceof Refused) return this.refuse("advise", answer), null;
    return answer.type === "advice" ? answer : null;
  }

  async chat(text: string): Promise<boolean> {
    return this.tell({ type: "chat", text }, "chat");
  }

  /** Moves a shared planning marker, or takes it off if it has no place; everybody sees it, the rules do not. */
  marker(key: string, place: Place | null): void {
    this.takeMarker(key, place);
    this.send({ type: "marker", key, ...place });
  }

  clearMarkers(): void {
    this.send({ type: "clear-markers" });
  }

  /** Tells everybody where the showing is. */
  setPace(pace: Pace): void {
    this.send({ type: "pace", ...pace });
  }

  /** Says something, and waits for the answer if somebody wants to know the state after it. */
  private async tell(message: object, what: string, accepted?: (version: number) => void): Promise<boolean> {
    try {
      const answer = await (accepted ? this.request(message) : this.post(message));
      if (answer?.type === "ack") accepted?.(answer.version);
      this.refusal = null;
      return true;
    } catch (error) {
      this.refuse(what, error as Refused);
      return false;
    }
  }

  private refuse(what: string, error: Refused): void {
    this.refusal = { do: what, reason: error.reason };
    if (!error.reason || !this.answers) toast({ text: sentence(error), clause: error.reason?.clause, tone: "bad" });
  }

  /** Sent without waiting: chat is answered by everybody's echo, and only a refusal comes back to us. */
  private async post(message: object): Promise<undefined> {
    if (!this.send(message)) throw new Refused("offline");
  }

  private request(message: object, patience = LONGEST_SILENCE): Promise<ServerMessage> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (!this.fresh || !this.send({ ...message, id })) return reject(new Refused("offline"));
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => this.waiting.has(id) && this.hangUp(), patience);
    });
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.retryIn = 0;
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${origin}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    socket.onopen = () => this.send({ type: "hello", since: this.seen(), version: this.version });
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (close) => socket === this.socket && this.lost(close.code);
  }

  /** How many events are here already, so that only the tail is sent. */
  private seen(): number | null {
    const counts = this.faces.map((face) => (face.events.at(-1)?.n ?? -1) + 1);
    return counts.length ? Math.min(...counts) : null;
  }

  /** Gives a dead line up without waiting for the browser to notice. */
  private hangUp(): void {
    if (this.connection !== "open") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(0);
  }

  private lost(code: number): void {
    this.fresh = false;
    for (const waiting of this.waiting.values()) waiting.reject(new Refused("offline"));
    this.waiting.clear();
    if (code >= REFUSED_CODES && this.connection !== "closed") this.connection = "refused";
    if (this.connection === "closed" || this.connection === "refused") return;
    this.connection = "lost";
    this.retryIn = this.wait / 1000;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "ack" || message.type === "why" || message.type === "advice") this.answer(message.id, (w) => w.resolve(message));
    else if (message.type === "error") this.takeError(message);
    else if (message.type === "chat") this.messages = [...this.messages, message];
    else if (message.type === "table") this.takeTable(message.table);
    else if (message.type === "marker") this.takeMarker(message.key, placed(message));
    else if (message.type === "markers") this.takeMarkers(message.markers);
    else if (message.type === "pace") this.pace = { step: message.step, running: message.running };
  }

  private takeState(state: StateMessage): void {
    this.table = state.table;
    this.seats = state.seats;
    this.messages = state.chat;
    this.markers = state.markers;
    this.pace = state.pace;
    this.over = state.over || state.table.state === "finished";
    this.late ??= this.over;
    this.result = state.result ?? state.table.result;
    if (this.seat === null || !state.seats.includes(this.seat)) this.seat = state.seats[0] ?? null;
    this.takeFaces(state);
    this.takingBack.begin(state.version);
    this.wait = FIRST_WAIT;
    this.connection = "open";
    this.fresh = true;
  }

  private takeUpdate(update: UpdateMessage): void {
    if (!this.undoing && update.count < (this.seen() ?? 0)) this.takingBack.rewound(update.version);
    this.over = update.over;
    this.result = update.result;
    this.takeFaces(update);
    const news = update.faces.find((face) => face.seat === this.seat)?.events ?? [];
    if (news.length) this.listener?.(news);
  }

  private takeMarker(key: string, place: Place | null): void {
    const { [key]: _, ...others } = this.markers;
    this.markers = place ? { ...others, [key]: place } : others;
  }

  /** All markers at once: when they are cleared, everybody is told so. */
  private takeMarkers(markers: Record<string, Place>): void {
    if (Object.keys(this.markers).length > 0 && !Object.keys(markers).length) toast({ text: t("ui-markers-cleared"), icon: "ping" });
    this.markers = markers;
  }

  private takeFaces(message: StateMessage | UpdateMessage): void {
    this.version = message.version;
    this.clock = { ...message.clock, at: performance.now() };
    this.moment = performance.now();
    this.faces = message.faces.map((face) => ({ ...face, events: this.joined(face, message.count) }));
  }

  /** The known events with the new ones after them; a repeated number replaces all from there on (undo). */
  private joined(face: Face, count: number): GameEvent[] {
    const known = this.faces.find((old) => old.seat === face.seat)?.events ?? [];
    const first = face.events[0]?.n ?? count;
    return [...known.filter((event) => event.n < first), ...face.events];
  }

  /** Somebody sat down or the game started: a new hello brings faces for seats that are mine now. */
  takeTable(table: Table): void {
    const mine = (of: Table | null) => of?.seats.filter((seat) => seat.you).map((seat) => seat.seat).join() ?? "";
    const changed = mine(this.table) !== mine(table) || this.table?.state !== table.state;
    this.table = table;
    if (changed) this.send({ type: "hello", since: null });
  }

  private takeError(error: Extract<ServerMessage, { type: "error" }>): void {
    const refused = new Refused(error.name, error.reason);
    const asked = this.answer(error.id, (waiting) => waiting.reject(refused));
    if (!asked && this.fresh) this.refuse("", refused);
  }

  private answer(id: number | null, settle: (waiting: Waiting) => void): boolean {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (!waiting) return false;
    this.waiting.delete(id!);
    settle(waiting);
    return true;
  }
}

/** Others see how many cards are in a hand and whether a vote was cast: where there is nothing, nothing is secret. */
function asOthersSee(_: string, value: unknown): unknown {
  if (value === null) return false;
  return Array.isArray(value) && value.length === 0 ? 0 : value;
}

const placed = ({ x, y }: Marker): Place | null => (x === null || y === null ? null : { x, y });

function sentence(error: Refused): string {
  if (error.reason) return inWords(error.reason);
  const message = `ui-error-${error.name}`;
  return t(has(message) ? message : "ui-error-failed");
}

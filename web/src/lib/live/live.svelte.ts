/** A table's live connection: what my seats see now, and what I can tell the server. */
import { has, language, t } from "../words/words";
import { seatNames } from "../lobby/tables";
import { BoardSlots } from "./board-slots.svelte";
import { changed } from "./changes";
import { owes } from "./hands";
import { toast } from "../shell/toasts.svelte";
import type {
  Advice,
  Automatic,
  ChatLine,
  Clock,
  SeatView,
  GameEvent,
  Language,
  Marker,
  Option,
  Pace,
  MarkerPlace,
  Result,
  Saying,
  ServerMessage,
  StateMessage,
  Table,
  TurnRecap,
  Undoable,
  UpdateMessage,
} from "./types";

export type Connection = "idle" | "connecting" | "open" | "lost" | "closed" | "refused" | "gone";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
const TICK = 200;
/** Milliseconds after which a request without an answer means that the connection is dead. */
const LONGEST_SILENCE = 8000;
/** A bot may think for so long. */
const LONGEST_THOUGHT = 60_000;
/** Close codes from here on are the server's own: it will not have us, so asking again is no use. */
const REFUSED_CODES = 4400;
/** The close code for a table that does not exist: it was discarded. */
const NO_SUCH_TABLE = 4404;

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

type AnswerMessage = Extract<ServerMessage, { type: "ack" | "why" | "why-each" | "advice" }>;
const ANSWERS: readonly string[] = ["ack", "why", "why-each", "advice"];
const isAnswer = (message: ServerMessage): message is AnswerMessage => ANSWERS.includes(message.type);

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
  views = $state.raw<SeatView[]>([]);
  /** The seat I look through; null for a spectator. */
  seat = $state<number | null>(null);
  over = $state(false);
  /** Whether it was over already when we came. */
  late: boolean | null = null;
  result = $state.raw<Result | null>(null);
  messages = $state.raw<ChatLine[]>([]);
  markers = $state.raw<Record<string, MarkerPlace>>({});
  /** Where whoever sets the pace is in the showing of a finished game. */
  pace = $state.raw<Pace | null>(null);
  /** The last refusal, shown beside the prompt until something is accepted. */
  refusal = $state.raw<{ do: string; reason: Saying | null } | null>(null);
  /** What the board puts into the page around it. */
  readonly slots = new BoardSlots();
  /** Called with events as they happen, never with those we missed: for sounds. Set to null on leaving. */
  listener: ((news: GameEvent[]) => void) | null = null;
  /** Seconds until the next attempt to reconnect. */
  retryIn = $state(0);

  seatView = $derived(this.views.find((seen) => seen.seat === this.seat) ?? this.views[0]);
  view = $derived(this.seatView?.view);
  /** Whether a bot plays the seat I look through: then nothing is asked of me. */
  stoodInFor = $derived(Boolean(this.table?.seats.find((seat) => seat.you && seat.seat === this.seat)?.level));
  options = $derived<Option[]>(this.fresh && !this.over && !this.stoodInFor ? (this.seatView?.options ?? []) : []);
  /** Whether the game waits for the seat I look through; with options alone it merely may act. */
  owed = $derived(this.options.length > 0 && owes(this.seatView!));
  /** What the kinds of options are called, by the first word of their texts. */
  verbs = $derived(this.seatView?.verbs ?? {});
  prompt = $derived(this.seatView?.prompt ?? null);
  /** The stories that belong to what I see, by id. */
  texts = $derived(this.seatView?.texts ?? {});
  events = $derived<GameEvent[]>(this.seatView?.events ?? []);
  spectating = $derived(this.seats.length === 0);
  /** What of my choices can be taken back, and if nothing, why; null for spectators. */
  undoable = $derived<Undoable | null>(this.fresh && !this.over ? (this.seatView?.undo ?? null) : null);
  private rewound = $state(false);
  /** The only choice I have, if the rules let it happen unasked; none after I took something back, or I could not stay there. */
  automatic = $derived<Automatic | null>(
    this.options.length && !this.rewound ? (this.seatView?.automatic ?? null) : null,
  );
  /** Whether the game waits for bots only. */
  botsAct = $derived.by(() => {
    const asked: number[] = this.view?.asked?.seats ?? [];
    const played = (seat: number) => this.table?.seats.some((one) => one.seat === seat && one.level !== null);
    return asked.length > 0 && asked.every(played);
  });
  /** What others did since my last turn. */
  recap = $derived<TurnRecap[]>(this.seatView?.recap ?? []);
  /** Whether one of my seats sees what another of them must not. */
  secret = $state(false);

  private clock = $state.raw<Clock & { at: number }>({ now: 0, speed: 1, running: false, at: 0 });
  private moment = $state(performance.now());
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private lastId = 0;
  /** How many updates there were since the last state: a gap means that something is missing. */
  private updates = 0;
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

  /** An option by its text, if it may be chosen now. */
  option(text: string): Option | undefined {
    return this.options.find((option) => option.text === text);
  }

  has(text: string): boolean {
    return this.option(text) !== undefined;
  }

  /** Has everything said in another language from now on. */
  speak(language: Language): void {
    if (this.fresh) this.send({ type: "hello", since: null, version: this.version, language });
  }

  /**
   * Chooses an option; true if the server took it.
   * A refusal is kept in `refusal`, and shown as a toast unless the board answers itself.
   */
  async act(option: string, seat = this.seat): Promise<boolean> {
    this.rewound = false;
    return this.tell({ type: "act", seat, do: option }, option);
  }

  /** Carries out the only choice there is; the server refuses it if there is another one by now. */
  async actUnasked({ option }: Automatic, seat = this.seat): Promise<void> {
    await this.request({ type: "act", seat, do: option, automatic: true }).catch(() => {});
  }

  /** Takes my last choice back, or with `turn` all that I have chosen in a row. */
  async undo(turn = false, seat = this.seat): Promise<boolean> {
    this.rewound = true;
    return this.tell({ type: "undo", seat, turn }, "undo");
  }

  /** Lets bots go on without pauses until it is a person's turn. */
  async skip(): Promise<boolean> {
    return this.tell({ type: "skip" }, "skip");
  }

  /** Why something cannot be chosen now, or null if it can. */
  why(option: string, seat = this.seat): Promise<Saying | null> {
    return this.explained({ type: "why", seat, do: option });
  }

  /** Why each of several things cannot be chosen now: one question, however many there are. */
  async whyEach(options: readonly string[], seat = this.seat): Promise<(Saying | null)[]> {
    const answer = await this.request({ type: "why-each", seat, do: options }).catch(() => null);
    return answer?.type === "why-each" ? answer.reasons : [];
  }

  /** Why pointing at something does nothing now, while another thing may be held; null if nobody knows. */
  whyTarget(target: string, held: string | null = null, seat = this.seat): Promise<Saying | null> {
    return this.explained({ type: "why-target", seat, target, held: held ?? "" });
  }

  private async explained(question: object): Promise<Saying | null> {
    const answer = await this.request(question).catch((error: Refused) => error);
    if (answer instanceof Refused) return answer.reason;
    return answer.type === "why" ? answer.reason : null;
  }

  /** What a good bot would do, or null if it cannot be asked now. */
  async advise(seat = this.seat): Promise<Advice | null> {
    const answer = await this.request({ type: "advise", seat }, LONGEST_THOUGHT).catch((error: Refused) => error);
    if (answer instanceof Refused) return (this.refuse("advise", answer), null);
    return answer.type === "advice" ? answer : null;
  }

  async chat(text: string): Promise<boolean> {
    return this.attempt(() => this.post({ type: "chat", text }), "chat");
  }

  /** Moves a shared planning marker, or takes it off if it has no place; everybody sees it, the rules do not. */
  marker(key: string, place: MarkerPlace | null): void {
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

  /** Says something and waits until the server has taken it. */
  private async tell(message: object, what: string): Promise<boolean> {
    return this.attempt(() => this.request(message), what);
  }

  private async attempt(saying: () => Promise<unknown>, what: string): Promise<boolean> {
    try {
      await saying();
      this.refusal = null;
      return true;
    } catch (error) {
      this.refuse(what, error as Refused);
      return false;
    }
  }

  private refuse(what: string, error: Refused): void {
    this.refusal = { do: what, reason: error.reason };
    if (!error.reason || !this.slots.saysRefusals)
      toast({ text: sentence(error), clause: error.reason?.clause, tone: "bad" });
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
    socket.onopen = () => this.greet(this.seen());
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (close) => socket === this.socket && this.lost(close.code);
  }

  private greet(since: number | null): void {
    this.send({ type: "hello", since, version: this.version, language: language() });
  }

  /** How many events are here already, so that only the tail is sent. */
  private seen(): number | null {
    const counts = this.views.map((seen) => (seen.events.at(-1)?.n ?? -1) + 1);
    return counts.length ? Math.min(...counts) : null;
  }

  /** Gives up a dead connection without waiting for the browser to notice. */
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
    if (this.connection === "closed") return;
    if (code >= REFUSED_CODES) {
      this.connection = code === NO_SUCH_TABLE ? "gone" : "refused";
      return;
    }
    this.connection = "lost";
    this.retryIn = this.wait / 1000;
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: ServerMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "update") this.takeUpdate(message);
    else if (isAnswer(message)) this.answer(message.id, (w) => w.resolve(message));
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
    this.takeViews(state, state.views);
    this.updates = 0;
    this.wait = FIRST_WAIT;
    this.connection = "open";
    this.fresh = true;
  }

  /** An update says what is new; if it does not follow what is known, everything is asked for again. */
  private takeUpdate(update: UpdateMessage): void {
    if (!this.fresh) return;
    const views = update.number === ++this.updates ? this.changedViews(update) : null;
    if (views) this.takeNews(update, views);
    else this.startOver();
  }

  private changedViews(update: UpdateMessage): SeatView[] | null {
    const views = update.views.map((change) => changed(this.known(change.seat), change));
    return views.every((seen) => seen !== null) ? views : null;
  }

  private startOver(): void {
    this.fresh = false;
    this.greet(null);
  }

  private takeNews(update: UpdateMessage, views: SeatView[]): void {
    const seen = this.seen() ?? 0;
    this.over = update.over;
    this.result = update.result;
    this.takeViews(update, views);
    const told = update.views.find((seen) => seen.seat === this.seat)?.events ?? [];
    const news = update.count < seen ? told : told.filter((event) => event.n >= seen);
    if (news.length) this.listener?.(news);
  }

  private takeMarker(key: string, place: MarkerPlace | null): void {
    const { [key]: _, ...others } = this.markers;
    this.markers = place ? { ...others, [key]: place } : others;
  }

  /** All markers at once: when they are cleared, everybody is told so. */
  private takeMarkers(markers: Record<string, MarkerPlace>): void {
    if (Object.keys(this.markers).length > 0 && !Object.keys(markers).length)
      toast({ text: t("ui-markers-cleared"), icon: "ping" });
    this.markers = markers;
  }

  private known(seat: number | null): SeatView | undefined {
    return this.views.find((seen) => seen.seat === seat);
  }

  private takeViews(message: StateMessage | UpdateMessage, views: SeatView[]): void {
    this.version = message.version;
    this.secret = message.secret;
    this.clock = { ...message.clock, at: performance.now() };
    this.moment = performance.now();
    this.views = views.map((seen) => ({ ...seen, events: this.joined(seen, message.count) }));
  }

  /** The known events with the new ones after them; a repeated number replaces all from there on (undo). */
  private joined(seen: SeatView, count: number): GameEvent[] {
    const known = this.known(seen.seat)?.events ?? [];
    const first = seen.events[0]?.n ?? count;
    return [...known.filter((event) => event.n < first), ...seen.events];
  }

  /** Somebody sat down or the game started: a new hello brings views for seats that are mine now. */
  takeTable(table: Table): void {
    const mine = (of: Table | null) =>
      of?.seats
        .filter((seat) => seat.you)
        .map((seat) => seat.seat)
        .join() ?? "";
    const changed = mine(this.table) !== mine(table) || this.table?.state !== table.state;
    this.table = table;
    if (changed) this.greet(null);
  }

  private takeError(error: Extract<ServerMessage, { type: "error" }>): void {
    const refused = new Refused(error.name, error.reason);
    const asked = this.answer(error.id, (waiting) => waiting.reject(refused));
    const discarded = error.name === "not-found"; // the page says so when the connection is closed
    if (!asked && this.fresh && !discarded) this.refuse("", refused);
  }

  private answer(id: number | null, settle: (waiting: Waiting) => void): boolean {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (!waiting) return false;
    this.waiting.delete(id!);
    settle(waiting);
    return true;
  }
}

const placed = ({ x, y }: Marker): MarkerPlace | null => (x === null || y === null ? null : { x, y });

function sentence(error: Refused): string {
  if (error.reason) return error.reason.text;
  const message = `ui-error-${error.name}`;
  return t(has(message) ? message : "ui-error-failed");
}

/** A table as it is played: what my seats see now, and what I can tell the server. */
import { has, language, t } from "../words/words";
import { seatNames } from "../lobby/tables";
import { BoardSlots } from "./board-slots.svelte";
import { changed } from "./changes";
import { owes } from "./hands";
import { Refused, TableSocket, type AnswerMessage, type Connection, type PushedMessage } from "./socket";
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
  MarkerPlace,
  Result,
  Saying,
  ServerMessage,
  ShowingPosition,
  StateMessage,
  Table,
  TurnRecap,
  Undoable,
  UpdateMessage,
} from "./types";

const TICK = 200;
/** The longest time that a bot may think. */
const LONGEST_THOUGHT = 60_000;
export class Live {
  readonly id: string;
  connection = $state<Connection>("idle");
  /** False until the state after a (re)connection has arrived; options are hidden until then. */
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
  /** Where the leading seat is in the film of a finished game that all watch together. */
  showing = $state.raw<ShowingPosition | null>(null);
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
  private readonly socket: TableSocket;
  /** How many updates there were since the last state: a gap means that something is missing. */
  private updates = 0;
  private ticker = 0;

  constructor(id: string) {
    this.id = id;
    this.socket = new TableSocket(id, {
      greet: () => this.greet(this.seen()),
      receive: (message) => this.receive(message),
      connected: (connection, retryIn) => this.connected(connection, retryIn),
    });
  }

  /** The game's time in seconds, extrapolated from the server's last message. */
  get now(): number {
    const elapsed = !this.clock.running ? 0 : Math.max(0, this.moment - this.clock.at) / 1000;
    return this.clock.now + elapsed * this.clock.speed;
  }

  open(): void {
    clearInterval(this.ticker);
    this.ticker = window.setInterval(() => this.tick(), TICK);
    this.socket.open();
  }

  /** While the server is out of reach nobody knows the time: the clock stands still. */
  private tick(): void {
    if (this.connection !== "lost" && this.fresh) this.moment = performance.now();
  }

  close(): void {
    clearInterval(this.ticker);
    this.socket.close();
  }

  /** Tries to connect again at once. */
  retry(): void {
    this.socket.retry();
  }

  private connected(connection: Connection, retryIn: number): void {
    this.connection = connection;
    this.retryIn = retryIn;
    if (connection !== "open") this.fresh = false;
  }

  /** An option by its text, if it may be chosen now. */
  option(text: string): Option | undefined {
    return this.options.find((option) => option.text === text);
  }

  has(text: string): boolean {
    return this.option(text) !== undefined;
  }

  /** Switches all texts to another language. */
  speak(language: Language): void {
    if (this.fresh) this.socket.send({ type: "hello", since: null, version: this.version, language });
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
    this.socket.send({ type: "marker", key, ...place });
  }

  clearMarkers(): void {
    this.socket.send({ type: "clear-markers" });
  }

  /** Tells everybody the position of the film. */
  sendShowingPosition(position: ShowingPosition): void {
    this.socket.send({ type: "pace", ...position });
  }

  /** Sends something and waits until the server has accepted it. */
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
    if (!this.socket.send(message)) throw new Refused("offline");
  }

  private async request(message: object, patience?: number): Promise<AnswerMessage> {
    if (!this.fresh) throw new Refused("offline");
    return this.socket.request(message, patience);
  }

  private greet(since: number | null): void {
    this.socket.send({ type: "hello", since, version: this.version, language: language() });
  }

  /** How many events are known already, so that only later ones are sent. */
  private seen(): number | null {
    const counts = this.views.map((seen) => (seen.events.at(-1)?.n ?? -1) + 1);
    return counts.length ? Math.min(...counts) : null;
  }

  private receive(message: PushedMessage): void {
    if (message.type === "state") this.takeState(message);
    else if (message.type === "update") this.takeUpdate(message);
    else if (message.type === "error") this.takeError(message);
    else if (message.type === "chat") this.messages = [...this.messages, message];
    else if (message.type === "table") this.takeTable(message.table);
    else if (message.type === "marker") this.takeMarker(message.key, placed(message));
    else if (message.type === "markers") this.takeMarkers(message.markers);
    else if (message.type === "pace") this.showing = { step: message.step, running: message.running };
  }

  private takeState(state: StateMessage): void {
    this.table = state.table;
    this.seats = state.seats;
    this.messages = state.chat;
    this.markers = state.markers;
    this.showing = state.pace;
    this.over = state.over || state.table.state === "finished";
    this.late ??= this.over;
    this.result = state.result ?? state.table.result;
    if (this.seat === null || !state.seats.includes(this.seat)) this.seat = state.seats[0] ?? null;
    this.takeViews(state, state.views);
    this.updates = 0;
    this.socket.welcomed();
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

  /** Something that was posted, not asked, is refused. */
  private takeError(error: Extract<ServerMessage, { type: "error" }>): void {
    const discarded = error.name === "not-found"; // the page says so when the connection is closed
    if (this.fresh && !discarded) this.refuse("", new Refused(error.name, error.reason));
  }
}

const placed = ({ x, y }: Marker): MarkerPlace | null => (x === null || y === null ? null : { x, y });

function sentence(error: Refused): string {
  if (error.reason) return error.reason.text;
  const message = `ui-error-${error.name}`;
  return t(has(message) ? message : "ui-error-failed");
}

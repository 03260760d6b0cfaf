/** The socket of a table: it connects, reconnects, and matches answers to requests. */
import type { Saying, ServerMessage } from "./types";

export type Connection = "idle" | "connecting" | "open" | "lost" | "closed" | "refused" | "gone";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;
/** Milliseconds after which a request without an answer means that the connection is dead. */
const LONGEST_SILENCE = 8000;
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
  resolve(answer: AnswerMessage): void;
  reject(error: Refused): void;
}

export type AnswerMessage = Extract<ServerMessage, { type: "ack" | "why" | "why-each" | "advice" }>;
/** Messages that are not answers to a request. */
export type PushedMessage = Exclude<ServerMessage, AnswerMessage>;
const ANSWERS: readonly string[] = ["ack", "why", "why-each", "advice"];
const isAnswer = (message: ServerMessage): message is AnswerMessage => ANSWERS.includes(message.type);

/** The user of a socket. */
export interface SocketUser {
  /** The connection is open: a greeting must be sent. */
  greet(): void;
  receive(message: PushedMessage): void;
  /** The connection has changed; while it is lost, `retryIn` is the number of seconds to the next attempt. */
  connected(connection: Connection, retryIn: number): void;
}

export class TableSocket {
  private connection: Connection = "idle";
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private readonly goneOffline = () => this.hangUp();
  private readonly backOnline = () => this.retry();

  constructor(
    private readonly table: string,
    private readonly user: SocketUser,
  ) {}

  open(): void {
    this.become("connecting");
    window.addEventListener("offline", this.goneOffline);
    window.addEventListener("online", this.backOnline);
    this.connect();
  }

  close(): void {
    this.become("closed");
    clearTimeout(this.timer);
    window.removeEventListener("offline", this.goneOffline);
    window.removeEventListener("online", this.backOnline);
    this.socket?.close();
  }

  /** Tries again at once. */
  retry(): void {
    if (this.connection !== "lost") return;
    this.become("lost");
    this.connect();
  }

  /** The server has answered the greeting: only now is the connection known to work. */
  welcomed(): void {
    this.wait = FIRST_WAIT;
    this.become("open");
  }

  /** Sends without waiting for an answer; false if nobody is there. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  request(message: object, patience = LONGEST_SILENCE): Promise<AnswerMessage> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (!this.send({ ...message, id })) return reject(new Refused("offline"));
      this.waiting.set(id, { resolve, reject });
      setTimeout(() => this.waiting.has(id) && this.hangUp(), patience);
    });
  }

  private become(connection: Connection, retryIn = 0): void {
    this.connection = connection;
    this.user.connected(connection, retryIn);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${origin}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    socket.onopen = () => this.user.greet();
    socket.onmessage = (message) => this.receive(JSON.parse(message.data) as ServerMessage);
    socket.onclose = (close) => socket === this.socket && this.lost(close.code);
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
    for (const waiting of this.waiting.values()) waiting.reject(new Refused("offline"));
    this.waiting.clear();
    if (this.connection === "closed") return;
    if (code >= REFUSED_CODES) return this.become(code === NO_SUCH_TABLE ? "gone" : "refused");
    this.become("lost", this.wait / 1000);
    this.timer = window.setTimeout(() => this.retry(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private receive(message: ServerMessage): void {
    if (isAnswer(message)) this.settle(message.id, (waiting) => waiting.resolve(message));
    else if (!this.refuses(message)) this.user.receive(message);
  }

  /** Whether a message is the refusal of a request. */
  private refuses(message: PushedMessage): boolean {
    if (message.type !== "error") return false;
    return this.settle(message.id, (waiting) => waiting.reject(new Refused(message.name, message.reason)));
  }

  private settle(id: number | null, answer: (waiting: Waiting) => void): boolean {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (!waiting) return false;
    this.waiting.delete(id!);
    answer(waiting);
    return true;
  }
}

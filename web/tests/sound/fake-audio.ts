/** An AudioContext without ears: it notes what is started, and its time is moved by hand. */
import { vi } from "vitest";

export interface Heard {
  /** The clip's path without folder of the game and ending: "en/alert", "fx/tick". */
  clip: string;
  at: number;
  loop: boolean;
  /** When it ended or was stopped. */
  until: number;
}

const LENGTH = 1;
const STEP = 0.05;

export class FakeAudio {
  now = 0;
  heard: Heard[] = [];
  asked: string[] = [];
  /** Clips that cannot be fetched. */
  missing = new Set<string>();
  private sources: FakeSource[] = [];

  install(): void {
    const open = () => new FakeContext(this);
    vi.stubGlobal("fetch", async (url: string) => this.fetched(url));
    vi.stubGlobal("AudioContext", function () {
      return open();
    });
    vi.stubGlobal("GainNode", FakeGain);
    vi.stubGlobal("AudioBufferSourceNode", FakeSource);
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  }

  private fetched(url: string): Response {
    const clip = url.replace(/^\/sounds\/space-alert\/(.*)\.webm\?.*$/, "$1");
    this.asked.push(clip);
    return this.missing.has(clip) ? new Response("", { status: 404 }) : new Response(clip);
  }

  forget(): void {
    [this.heard, this.asked, this.sources] = [[], [], []];
  }

  started(source: FakeSource): void {
    this.sources.push(source);
    this.heard.push(source.heard!);
  }

  /** Lets time pass in steps, and everything that was waiting for it happen. */
  async pass(seconds: number): Promise<void> {
    const start = this.now;
    for (let step = 0; step <= Math.round(seconds / STEP); step++) {
      this.now = start + step * STEP;
      for (const source of this.sources) source.look(this.now);
      await settle();
    }
  }

  get clips(): string[] {
    return this.heard.map((sound) => sound.clip);
  }
}

/** Lets everything happen that needs no time. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

class FakeContext {
  state = "running";
  destination = {};
  constructor(readonly audio: FakeAudio) {}
  get currentTime() {
    return this.audio.now;
  }
  addEventListener() {}
  async resume() {
    this.state = "running";
  }
  async suspend() {
    this.state = "suspended";
  }
  createBuffer(_channels: number, length: number, rate: number) {
    return { duration: length / rate, clip: "made", copyToChannel: () => {} };
  }
  async decodeAudioData(bytes: ArrayBuffer) {
    return { duration: LENGTH, clip: new TextDecoder().decode(bytes) };
  }
}

class FakeGain {
  gain = { setTargetAtTime: () => {} };
  connect<T>(next: T): T {
    return next;
  }
}

class FakeSource {
  heard: Heard | null = null;
  onended: (() => void) | null = null;
  private ended = false;

  constructor(
    readonly context: FakeContext,
    readonly options: { buffer: { clip: string }; loop: boolean },
  ) {}
  connect<T>(next: T): T {
    return next;
  }
  start(at: number) {
    const { buffer, loop } = this.options;
    this.heard = { clip: buffer.clip, at, loop, until: loop ? Infinity : at + LENGTH };
    this.context.audio.started(this);
  }
  stop(at: number) {
    this.heard!.until = Math.min(this.heard!.until, at);
  }
  look(now: number) {
    if (this.ended || this.heard!.until > now) return;
    this.ended = true;
    this.onended?.();
  }
}

/** A voice that speaks lines one after another; urgent ones at once. */
import { groupOf, type Playing, type Sound } from "./sound.svelte";

export interface Line {
  /** Clips in order. */
  clips: string[];
  /** Seconds after the line was given at which each clip begins; one after another if left out. */
  at?: number[];
  /** Interrupts what is being said; that is said again afterwards, unless it was urgent too. */
  urgent?: boolean;
}

interface Said {
  line: Line;
  since: number;
  parts: Playing[];
}

/** Seconds between two clips of a line. */
const BREATH = 0.07;
/** Seconds after which a waiting line is out of date. */
const PATIENCE = 40;
/** Seconds by which a clip with a time of its own may come too late. */
const LATE = 0.4;

export class Voice {
  private queue: Said[] = [];
  private current: Said | null = null;
  private readonly sound: Sound;

  constructor(sound: Sound) {
    this.sound = sound;
  }

  /** Speaks a line in its turn; its caption is shown anyway. */
  say(line: Line): void {
    if (!this.sound.audible) return;
    const said = { line, since: this.sound.now, parts: [] };
    if (line.urgent) this.interrupt(said);
    else this.queue.push(said);
    if (!this.current) void this.next();
  }

  /** Falls silent and forgets what was still to be said. */
  stop(): void {
    this.queue = [];
    this.cut();
  }

  private interrupt(said: Said): void {
    const cut = this.cut();
    if (cut && !cut.line.urgent) this.queue.unshift({ ...cut, parts: [] });
    this.queue.unshift(said);
  }

  private cut(): Said | null {
    const cut = this.current;
    this.current = null;
    for (const part of cut?.parts ?? []) part.stop();
    return cut;
  }

  private async next(): Promise<void> {
    this.queue = this.queue.filter((said) => this.sound.now - said.since <= PATIENCE);
    const said = this.queue.shift() ?? null;
    this.current = said;
    if (!said) return;
    const clips = await Promise.all(said.line.clips.map((path) => this.sound.clip(path)));
    if (this.current !== said) return;
    said.parts = this.start(said, clips);
    await Promise.all(said.parts.map((part) => part.ended));
    if (this.current === said) await this.next();
  }

  private start(said: Said, clips: (AudioBuffer | null)[]): Playing[] {
    const now = this.sound.now;
    let free = now;
    return clips.flatMap((clip, index) => {
      const fixed = said.line.at?.[index];
      const at = fixed === undefined ? free : said.since + fixed;
      if (!clip || at < now - LATE) return [];
      free = at + clip.duration + BREATH;
      return [this.sound.play(clip, { at, group: groupOf(said.line.clips[index]!) })];
    });
  }
}

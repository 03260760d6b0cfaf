/** Sound through WebAudio: clips fetched and decoded when they are first wanted, at the reader's volume. */

/** Gestures after which browsers allow sound. */
const GESTURES = ["pointerup", "click", "keydown"];
/** Seconds in which a sound that is stopped dies away, and a new volume is reached. */
const FADE = 0.03;

/** The groups of sounds that have a level of their own within the volume. */
export type Group = "voice" | "effects" | "ambience";
/** Seconds in which a sound in the background comes up. */
const RISE = 0.8;
/** Samples a second of a sound in the background, which has no high notes. */
const DARK_RATE = 12000;

/** Clips of effects lie in a folder of their own. */
export const groupOf = (path: string): Group => (path.includes("/fx/") ? "effects" : "voice");

export interface Playing {
  stop(): void;
  /** Resolves when it has ended, by itself or not. */
  ended: Promise<void>;
}

interface Manner {
  /** When, in the context's seconds; now if it is left out or over. */
  at?: number;
  level?: number;
  loop?: boolean;
  /** Seconds in which it comes up from silence. */
  rise?: number;
  group?: Group;
}

export class Sound {
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  private groups: Record<Group, GainNode> | null = null;
  private readonly levels: Record<Group, number> = { voice: 1, effects: 1, ambience: 1 };
  private readonly clips = new Map<string, Promise<AudioBuffer | null>>();
  private readonly playing = new Set<Playing>();
  private running = $state(false);
  private loudness = $state(0);

  /** Whether anything that is played now would be heard. */
  audible = $derived(this.running && this.loudness > 0);

  get now(): number {
    return this.context?.currentTime ?? 0;
  }

  /** Starts with the reader's next gesture, or at once after an earlier one; listens until the returned function is called. */
  awaken(): () => void {
    const wake = () => this.wake();
    for (const gesture of GESTURES) window.addEventListener(gesture, wake, true);
    if (navigator.userActivation?.hasBeenActive) wake();
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, wake, true);
    };
  }

  setLoudness(loudness: number): void {
    this.loudness = loudness;
    this.volume?.gain.setTargetAtTime(loudness, this.now, FADE);
  }

  setLevel(group: Group, level: number): void {
    this.levels[group] = level;
    this.groups?.[group].gain.setTargetAtTime(level, this.now, FADE);
  }

  /** A decoded clip; null if it cannot be loaded, as captions say the same. */
  clip(path: string): Promise<AudioBuffer | null> {
    const known = this.clips.get(path) ?? this.load(path).catch(() => this.forget(path));
    this.clips.set(path, known);
    return known;
  }

  play(clip: AudioBuffer, { at = 0, level = 1, loop = false, rise = 0, group = "effects" }: Manner = {}): Playing {
    const context = this.context!;
    const gain = new GainNode(context, { gain: rise ? 0 : level });
    if (rise) gain.gain.setTargetAtTime(level, context.currentTime, rise);
    const source = new AudioBufferSourceNode(context, { buffer: clip, loop });
    source.connect(gain).connect(this.groups![group]);
    source.start(Math.max(at, context.currentTime));
    const ended = new Promise<void>((resolve) => (source.onended = () => resolve()));
    return this.keep({ stop: () => fadeOut(context, source, gain), ended });
  }

  /** Plays an effect as soon as it is there, unless it was stopped before. */
  effect(path: string, manner: Manner = {}): () => void {
    let started: Playing | null = null;
    let stopped = !this.audible;
    if (!stopped)
      void this.clip(path).then((clip) => {
        if (clip && !stopped) started = this.play(clip, manner);
      });
    return () => {
      stopped = true;
      started?.stop();
    };
  }

  /** Plays samples over and over, from silence up, until the returned function is called. */
  repeat(make: (rate: number) => Float32Array<ArrayBuffer>): () => void {
    const samples = make(DARK_RATE);
    const clip = this.context!.createBuffer(1, samples.length, DARK_RATE);
    clip.copyToChannel(samples, 0);
    const playing = this.play(clip, { loop: true, rise: RISE, group: "ambience" });
    return () => playing.stop();
  }

  /** Stops everything, until the next gesture that is waited for. */
  rest(): void {
    for (const sound of this.playing) sound.stop();
    this.running = false;
    void this.context?.suspend().catch(() => {});
  }

  private wake(): void {
    if (!("AudioContext" in window) || this.running) return;
    this.context ??= this.open();
    this.context.resume().then(
      () => this.look(),
      () => {},
    );
  }

  private open(): AudioContext {
    const context = new AudioContext();
    this.volume = new GainNode(context, { gain: this.loudness });
    this.volume.connect(context.destination);
    this.groups = {
      voice: this.channel(context, "voice"),
      effects: this.channel(context, "effects"),
      ambience: this.channel(context, "ambience"),
    };
    context.addEventListener("statechange", () => this.look());
    return context;
  }

  private channel(context: AudioContext, group: Group): GainNode {
    const gain = new GainNode(context, { gain: this.levels[group] });
    gain.connect(this.volume!);
    return gain;
  }

  private look(): void {
    this.running = this.context?.state === "running";
  }

  private async load(path: string): Promise<AudioBuffer> {
    const response = await fetch(`/sounds/${path}.webm?${import.meta.env.SOUNDS}`);
    if (!response.ok) throw new Error(response.statusText);
    return this.context!.decodeAudioData(await response.arrayBuffer());
  }

  private forget(path: string): null {
    this.clips.delete(path);
    return null;
  }

  private keep(sound: Playing): Playing {
    this.playing.add(sound);
    void sound.ended.then(() => this.playing.delete(sound));
    return sound;
  }
}

function fadeOut(context: AudioContext, source: AudioBufferSourceNode, gain: GainNode): void {
  gain.gain.setTargetAtTime(0, context.currentTime, FADE / 3);
  source.stop(context.currentTime + FADE);
}

/** One for the page: browsers allow few contexts. */
export const sound = new Sound();

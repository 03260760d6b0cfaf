/** The voice: one thing after another, what is urgent at once. */
import { beforeEach, describe, expect, it } from "vitest";
import { Sound } from "../../src/lib/sound/sound.svelte";
import { Voice } from "../../src/lib/sound/voice";
import { FakeAudio, settle } from "./fake-audio";

/** Seconds in which a sound that is stopped dies away. */
const FADE = 0.03;
let audio: FakeAudio;
let sound: Sound;
let voice: Voice;

beforeEach(async () => {
  audio = new FakeAudio();
  audio.install();
  sound = new Sound();
  sound.setLoudness(1);
  sound.awaken();
  voice = new Voice(sound);
  await settle();
});

const line = (...clips: string[]) => ({ clips: clips.map((clip) => `space-alert/${clip}`) });

describe("a line", () => {
  it("is fetched when it is said, not before, and only once", async () => {
    await settle();
    expect(audio.asked).toEqual([]);
    voice.say(line("en/alert", "en/t3"));
    await audio.pass(3);
    voice.say(line("en/alert"));
    await audio.pass(2);
    expect(audio.asked).toEqual(["en/alert", "en/t3"]);
    expect(audio.clips).toEqual(["en/alert", "en/t3", "en/alert"]);
  });

  it("says its clips one after another", async () => {
    voice.say(line("en/alert", "en/t3", "en/red"));
    await audio.pass(5);
    const [first, second, third] = audio.heard;
    expect(second!.at).toBeGreaterThanOrEqual(first!.until);
    expect(third!.at).toBeGreaterThanOrEqual(second!.until);
  });

  it("leaves out what cannot be had, and goes on", async () => {
    audio.missing = new Set(["en/alert"]);
    voice.say(line("en/alert", "en/t3"));
    voice.say(line("en/data"));
    await audio.pass(5);
    expect(audio.clips).toEqual(["en/t3", "en/data"]);
  });

  it("with times of its own keeps them, and leaves out what is too late", async () => {
    voice.say({ ...line("en/count-5", "en/count-4", "en/count-3"), at: [0, 1, 2], urgent: true });
    audio.now = 0.9;
    await audio.pass(4);
    expect(audio.heard.map(({ clip, at }) => [clip, at])).toEqual([
      ["en/count-4", 1],
      ["en/count-3", 2],
    ]);
  });
});

describe("two announcements", () => {
  it("never overlap", async () => {
    voice.say(line("en/alert", "en/t3"));
    voice.say(line("en/data"));
    await audio.pass(6);
    const [, t3, data] = audio.heard;
    expect(data!.at).toBeGreaterThanOrEqual(t3!.until);
  });

  it("do not delay what is urgent; what was interrupted is said again", async () => {
    voice.say(line("en/alert", "en/t3"));
    voice.say(line("en/data"));
    await audio.pass(0.5);
    voice.say({ ...line("en/count-5"), urgent: true });
    await audio.pass(8);
    expect(audio.clips).toEqual(["en/alert", "en/t3", "en/count-5", "en/alert", "en/t3", "en/data"]);
    const [alert, t3, count] = audio.heard;
    expect(count!.at).toBeCloseTo(0.5);
    expect(alert!.until).toBeCloseTo(0.5 + FADE);
    expect(t3!.until).toBeLessThan(t3!.at);
  });

  it("of which both are urgent: the later one counts", async () => {
    voice.say({ ...line("en/count-2", "en/count-1"), at: [0, 1], urgent: true });
    await audio.pass(0.5);
    voice.say({ ...line("en/ended-1"), urgent: true });
    await audio.pass(5);
    expect(audio.heard.filter((heard) => heard.until > heard.at).map((heard) => heard.clip)).toEqual([
      "en/count-2",
      "en/ended-1",
    ]);
  });

  it("are forgotten when they waited too long", async () => {
    for (let i = 0; i < 60; i++) voice.say(line("en/data"));
    await audio.pass(70);
    expect(audio.heard.length).toBeGreaterThan(30);
    expect(audio.heard.at(-1)!.at).toBeLessThan(42);
  });
});

describe("nothing is heard, nor asked for,", () => {
  it("while muted", async () => {
    sound.setLoudness(0);
    voice.say(line("en/alert"));
    sound.effect("space-alert/fx/tick");
    await audio.pass(2);
    expect([audio.heard, audio.asked]).toEqual([[], []]);
  });

  it("before the reader did anything", async () => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    const shy = new Sound();
    shy.setLoudness(1);
    shy.awaken();
    new Voice(shy).say(line("en/alert"));
    await audio.pass(2);
    expect(audio.heard).toEqual([]);
    window.dispatchEvent(new Event("click"));
    await settle();
    new Voice(shy).say(line("en/data"));
    await audio.pass(2);
    expect(audio.clips).toEqual(["en/data"]);
  });

  it("after the voice was stopped", async () => {
    voice.say(line("en/alert", "en/t3"));
    voice.say(line("en/data"));
    await audio.pass(0.5);
    voice.stop();
    await audio.pass(5);
    expect(audio.heard.filter((heard) => heard.until > heard.at).map((heard) => heard.clip)).toEqual(["en/alert"]);
  });
});

describe("an effect", () => {
  it("is mixed beside the voice", async () => {
    voice.say(line("en/alert"));
    sound.effect("space-alert/fx/laser");
    await audio.pass(2);
    expect(Math.abs(audio.heard[0]!.at - audio.heard[1]!.at)).toBeLessThan(0.1);
  });

  it("that is repeated lasts until it is stopped, and a resting speaker stops all", async () => {
    const stop = sound.effect("space-alert/fx/static", { loop: true });
    sound.effect("space-alert/fx/jump", { loop: true });
    await audio.pass(3);
    stop();
    expect(audio.heard[0]!.until).toBeCloseTo(3 + FADE);
    expect(audio.heard[1]!.until).toBe(Infinity);
    sound.rest();
    expect(audio.heard[1]!.until).toBeCloseTo(3 + FADE);
  });
});

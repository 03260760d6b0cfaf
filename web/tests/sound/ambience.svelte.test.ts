/** What hums in the background: quiet, without a seam, off where the reader wants it off, and silent when nobody looks. */
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { SHIP } from "../../src/games/gen7/sound/ship";
import { settings } from "../../src/lib/shell/settings.svelte";
import Ambience from "../../src/lib/sound/Ambience.svelte";
import { hummed } from "../../src/lib/sound/hum";
import { sound } from "../../src/lib/sound/sound.svelte";
import { FakeAudio, settle } from "./fake-audio";

describe("the hum of the ship", () => {
  const samples = hummed(SHIP, 12000);
  const step = (at: number) => Math.abs(samples[(at + 1) % samples.length]! - samples[at]!);

  it("is quiet, and always the same", () => {
    expect(samples.findIndex((sample) => Math.abs(sample) > 0.15)).toBe(-1);
    expect(hummed(SHIP, 12000)).toEqual(samples);
  });

  it("goes on where it begins again as it does everywhere else", () => {
    const largest = samples.slice(0, -1).reduce((most, _, at) => Math.max(most, step(at)), 0);
    expect(step(samples.length - 1)).toBeLessThan(largest);
  });
});

describe("the background", () => {
  function look(hidden: boolean): void {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
  }

  it("is heard while somebody looks and wants it", async () => {
    const audio = new FakeAudio();
    audio.install();
    settings.set({ volume: 0.5, muted: false, ambience: 0.5 });
    const asleep = sound.awaken();
    sound.setLoudness(0.5);
    await settle();
    const shown = mount(Ambience, { target: document.body, props: { hum: SHIP } });
    flushSync();
    const heard = () => audio.heard.filter(({ loop, until }) => loop && until === Infinity).length;
    expect(heard()).toBe(1);
    look(true);
    expect(heard()).toBe(0);
    look(false);
    expect(heard()).toBe(1);
    settings.set({ ambience: 0 });
    flushSync();
    expect(heard()).toBe(0);
    await unmount(shown);
    asleep();
  });
});

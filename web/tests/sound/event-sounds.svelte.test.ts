/** What is heard of events at a table: a game says which effect belongs to which kind. */
import { readdirSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { EFFECTS as ofGen7 } from "../../src/games/gen7/sound/effects";
import { EFFECTS as ofXia } from "../../src/games/xia/sound/effects";
import { Live } from "../../src/lib/live/live";
import type { GameEvent } from "../../src/lib/live/types";
import { settings } from "../../src/lib/shell/settings.svelte";
import { effectsOf } from "../../src/lib/sound/event-effects";
import EventSounds from "../../src/lib/sound/EventSounds.svelte";
import { FakeAudio, settle } from "./fake-audio";

const event = (kind: string, args: object = {}) => ({ kind, args }) as unknown as GameEvent;
const effects = { rolled: "dice", damaged: "damage", scanned: "scan", sold: "trade", won: "victory" };

describe("what is heard", () => {
  it("is each effect once, and nothing of what moves quietly", () => {
    const news = ["moved", "rolled", "rolled", "damaged"].map((kind) => event(kind));
    expect(effectsOf(news, 0, effects)).toEqual(["dice", "damage"]);
  });

  it("is the end of what happened when that is too much", () => {
    const news = Object.keys(effects).map((kind) => event(kind));
    expect(effectsOf(news, 0, effects)).toEqual(["damage", "scan", "trade", "victory"]);
  });

  it("tells the reader, and nobody else, that a turn begins", () => {
    const heard = [1, 0, null].map((seat) => effectsOf([event("turn-began", { seat: 1 })], seat, effects));
    expect(heard).toEqual([["turn"], [], []]);
  });

  it("comes one after the other out of the game's folder, until the table is left", async () => {
    const audio = new FakeAudio();
    audio.install();
    settings.set({ volume: 0.5, muted: false });
    const live = new Live("t");
    const shown = mount(EventSounds, { target: document.body, props: { live, folder: "drift", effects } });
    flushSync();
    await settle();
    live.listener!([event("rolled"), event("damaged")]);
    await settle();
    await audio.pass(3);
    const files = audio.clips.map((clip) => clip.replace(/\?.*$/, ""));
    expect(files).toEqual(["/sounds/drift/fx/dice.webm", "/sounds/drift/fx/damage.webm"]);
    const [first, second] = audio.heard;
    expect(second!.at - first!.at).toBeCloseTo(0.3);
    await unmount(shown);
    expect(live.listener).toBeNull();
  });
});

it.each([
  ["gen7", ofGen7],
  ["xia", ofXia],
])("%s has a clip for every effect, and no other", (game, byKind) => {
  const clips = readdirSync(`public/sounds/${game}/fx`).map((name) => name.replace(/\.webm$/, ""));
  expect(clips.sort()).toEqual([...new Set(["turn", ...Object.values(byKind)])].sort());
});

/** Words call people by name, logs know when things happened, flags follow the figures. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Words } from "../../src/lib/fluent";
import { companyOf, flag, stamps } from "../../src/lib/spelling/space-alert";
import type { GameEvent, Language } from "../../src/lib/types";
import { begins, event, view } from "./builders";

const read = (path: string) => readFileSync(join(__dirname, "../..", path), "utf-8");

function named(language: Language): Words {
  const files = [`../src/quarterdeck/locale/${language}/kernel.ftl`, `../src/quarterdeck/locale/${language}/space_alert.ftl`, `src/games/space-alert/locale/${language}.ftl`];
  const words = new Words(language, "space-alert", ...files.map(read));
  words.company = companyOf(view({ seats: [1, -1, 0, -1] }), ["Żaneta", "Олег"]);
  return words;
}

describe("names", () => {
  it.each([
    ["en", ["Żaneta is ready.", "Олег goes from upper white (bridge) to upper red.", "Android 2: no effect, knocked out."]],
    ["ru", ["Żaneta: готовность подтверждена.", "Олег переходит: верхний белый отсек (мостик) → верхний красный отсек.", "Андроид 2: без эффекта — потеря сознания."]],
    ["pl", ["Żaneta: gotowość.", "Олег przechodzi: górna biała (mostek) → górna czerwona.", "Android 2: bez efektu – utrata przytomności."]],
  ] as const)("stand where numbers stood, undeclined (%s)", (language, sentences) => {
    const events = [event("ready", { seat: 0 }), event("moved", { crew: 0, origin: "upper_white", station: "upper_red" }), event("no-effect", { crew: 3, why: "knocked-out" })];
    expect(events.map((one) => named(language).event(one))).toEqual(sentences);
  });

  it("are on boards and options too", () => {
    expect(named("en").option("give A/< 1")).toBe("Give A (over red arrow) to Олег");
    expect(named("en").event(event("card-placed", { seat: 0, board: 1, slot: 3, card: "action" }))).toBe("Żaneta places an action, face down on Android 1’s board, slot 3.");
    expect(named("ru").option("take-back 2 3")).toBe("поле «Żaneta», клетка 3 — забрать карту");
  });

  it("are missing for somebody who is not there: then the number is said", () => {
    expect(named("en").reason({ id: "no-such-receiver", args: { to: 7 } })).toBe("You cannot give a card to seat 8.");
  });
});

it("flags follow the seat, androids fly the next ones", () => {
  const company = companyOf(view({ seats: [1, -1, 0, -1] }), ["Ada", "Ben"]);
  expect([{ seat: 0 }, { crew: 0 }, { crew: 1 }, { crew: 3 }, { n: 4 }].map((args) => flag(company, args))).toEqual([1, 2, 3, 4, 0]);
});

describe("log lines", () => {
  const at = (seconds: number, kind: string): GameEvent => ({ ...event(kind), at: seconds });

  it("say the time elapsed while planning, and the turn in the resolution", () => {
    const events = [at(3, "ready"), at(10, "action-round-begins"), at(75.4, "card-placed"), { ...begins(2, "player-actions"), at: 600 }, at(600, "moved")];
    expect(stamps(events, view({}))).toEqual(["", "0:00", "1:05", "2", "2"]);
  });

  it("do not count the time of a pause, and untimed flights have none", () => {
    const events = [at(0, "action-round-begins"), at(60, "paused"), at(100, "resumed"), at(105, "card-placed")];
    expect(stamps(events, view({})).at(-1)).toBe("1:05");
    expect(stamps(events, view({ clock: false })).at(-1)).toBe("");
  });
});

/** What onlookers see of an attack: who is asked, the dice and their sums, and its end. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Desk } from "../../src/games/xia/desk/desk.svelte";
import FightStrip from "../../src/games/xia/fight/FightStrip.svelte";
import type { GameEvent, ThrownDie, View } from "../../src/games/xia/types";

const die = (face: number): ThrownDie => ({
  sides: 8,
  face,
  outfit: "",
  lowered: 0,
  bonus: 0,
  doubled: false,
  value: face,
});
const FIGHT = { attacker: "scoundrel", target: "swamp-rat", attack: 9, defence: 4, attack_dice: [die(9)] };
const PROGRESS = { step: "damage", attack: [die(6), die(3)], defence: [die(4)], damage: 5, destroys: 9 };
const captains = ["swamp-rat", "easy-tiger"].map((ship, seat) => ({ ship, seat }));

class FakeDesk {
  cards = { outfits: {} };
  view = $state.raw<View>({} as View);
  live = new FakeLive();
}
class FakeLive {
  seat: number | null = 1;
  names = ["Mira", "Jonas"];
  now = 0;
  events = $state.raw<GameEvent[]>([]);
}

let desk: FakeDesk;
let strip: object;
const shown = () => document.body.textContent.replaceAll(/\s+/g, " ");

function see(fighting: object | null, seat: number | null = 1): void {
  desk.live.seat = seat;
  desk.view = { captains, fight: FIGHT, fighting, asked: { seats: [0] }, answer_by: null } as unknown as View;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  desk = new FakeDesk();
  strip = mount(FightStrip, { target: document.body, props: { desk: desk as unknown as Desk } });
});
afterEach(() => {
  void unmount(strip);
  vi.useRealTimers();
});

it("shows onlookers the dice of both sides, the damage and who is asked", () => {
  see(PROGRESS, null);
  expect([...document.querySelectorAll(".die text")].map((one) => one.textContent)).toEqual(["6", "3", "4"]);
  expect(document.querySelector(".result b")!.textContent).toBe("5");
  expect(shown()).toContain("Mira");
});

it("leaves those who fight to their sheet", () => {
  see(PROGRESS, 0);
  expect(document.querySelector(".strip")).toBeNull();
});

it("keeps the result of a fight that was over at once for a while, and shows no old one", () => {
  see(null);
  expect(document.querySelector(".strip")).toBeNull();
  desk.live.events = [{ kind: "attack-resolved" } as GameEvent];
  flushSync();
  expect(document.querySelector(".result b")!.textContent).toBe("5");
  vi.advanceTimersByTime(7000);
  flushSync();
  expect(document.querySelector(".strip")).toBeNull();
});

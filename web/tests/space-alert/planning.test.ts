import { describe, expect, it, vi } from "vitest";
import {
  announced,
  elapsed,
  figures,
  minutes,
  phasesOf,
  remaining,
  rolesOf,
} from "../../src/games/space-alert/planning";
import { turnName } from "../../src/games/space-alert/flight/turns";
import { openSlots } from "../../src/games/space-alert/offers";
import { speak, t } from "../../src/lib/words/words";
import { PHASES, view } from "./builders";

describe("the phases of a board", () => {
  it("are locked before the player's phase and closed after it", () => {
    expect(phasesOf(PHASES, view({ phase: 2 }), 0, new Set()).map((phase) => phase.state)).toEqual([
      "locked",
      "open",
      "closed",
    ]);
  });

  const about = (slot: string) => ({
    text: "place",
    label: "",
    targets: [slot],
    final: false,
    open: false,
    preview: [],
  });

  it("are open wherever an option touches a slot", () => {
    const open = openSlots(["slot:0:1", "slot:0:12"].map(about));
    expect(phasesOf(PHASES, view({ phase: 1 }), 0, open).map((phase) => phase.state)).toEqual([
      "open",
      "closed",
      "open",
    ]);
  });

  it("end with the last slot of the flight", () => {
    const phases = phasesOf(PHASES, view({ last_slot: 7 }), 0, new Set());
    expect(phases.map((phase) => phase.slots.length)).toEqual([3, 4]);
  });
});

describe("the clock", () => {
  it("shows the time since planning began", () => {
    expect(elapsed(view({ start: 20 }), 86)).toBe(66);
    expect(minutes(66)).toBe("1:06");
    expect(elapsed(view({ clock: false }), 86)).toBeNull();
  });

  it("knows the time left only after a warning", () => {
    expect(remaining(view({}), 170)).toBeNull();
    const warned = view({ heard: [{ at: 165, say: "warning", number: 60 }] });
    expect(remaining(warned, 170)?.seconds).toBe(55);
    expect(remaining(warned, 300)).toBeNull();
  });

  it("forgets a warning when the phase is over", () => {
    const heard = [
      { at: 165, say: "warning" as const, number: 60 },
      { at: 225, say: "phase_end" as const, number: 1 },
    ];
    expect(remaining(view({ heard }), 225)).toBeNull();
  });
});

describe("the crew", () => {
  it("has names and flags, androids after the players", () => {
    const crew = figures(view({ seats: [0, 1, -1, -1] }), ["Mira", "żaneta"], (n) => `Android ${n}`);
    expect(crew.map((figure) => [figure.name, figure.flag, figure.letter])).toEqual([
      ["Mira", 1, "M"],
      ["żaneta", 2, "Ż"],
      ["Android 1", 3, "1"],
      ["Android 2", 4, "2"],
    ]);
  });

  it("has a sign of its own for everybody when one person plays two seats", () => {
    const crew = figures(view({ seats: [1, 0, -1, -1] }), ["#1 Mira", "#2 Mira"], (n) => `Android ${n}`);
    expect(crew.map((figure) => figure.letter)).toEqual(["2", "1", "A1", "A2"]);
  });

  it("has its roles by seat", () => {
    expect(rolesOf(view({}), 0).map(({ role }) => role)).toEqual([
      "captain",
      "communications-officer",
      "chief-of-security",
    ]);
    expect(rolesOf(view({}), 1)).toEqual([]);
  });
});

describe("announced threats", () => {
  it("are listed by turn with their zones", () => {
    const turns = announced(
      view({
        threats: [
          { number: 2, zone: 1 },
          { number: 9, zone: 3 },
          { number: 9, zone: 0 },
        ],
      }),
    );
    expect(turns).toHaveLength(9);
    expect(turns[1]).toEqual({ turn: 2, zones: [1] });
    expect(turns[8]?.zones).toEqual([3, 0]);
  });
});

describe("letters on figures", () => {
  it("are numbers where names begin alike", () => {
    const crew = figures(view({ seats: [0, 1, 2] }), ["Bot 1", "Mira", "Bot 3"], String);
    expect(crew.map((figure) => figure.letter)).toEqual(["1", "M", "3"]);
  });

  it("are all different with androids too, which have numbers of their own", () => {
    const crew = figures(view({ seats: [0, 1, -1, -1] }), ["Mira 34", "Mira 30"], (n) => `Android ${n}`);
    expect(crew.map((figure) => figure.letter)).toEqual(["1", "2", "A1", "A2"]);
  });
});

describe("the turns of a flight", () => {
  it("end with the final one", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}"));
    await speak("en", "space-alert");
    vi.unstubAllGlobals();
    expect(turnName(4, 3)).toBe(t("sa-final-turn"));
    expect(turnName(3, 3)).not.toBe(t("sa-final-turn"));
  });
});

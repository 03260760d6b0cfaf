/** A card set aside for a data transfer: it moves only when its sender confirms. */
import { beforeEach, describe, expect, it } from "vitest";
import { Gift } from "../../src/games/space-alert/desk/gift.svelte";
import type { View } from "../../src/games/space-alert/types";
import type { Live } from "../../src/lib/live/live";
import type { Option } from "../../src/lib/live/types";
import { view } from "./builders";

interface Table {
  seat: number;
  options: Option[];
  view: View;
  whyTarget(target: string, held: string): Promise<{ id: string } | null>;
}

const give = (seat: number): Option => ({
  text: `give A/< ${seat}`,
  label: "",
  targets: ["card:A/<", `seat:${seat}`],
  final: false,
  open: false,
  preview: [],
});

let asked: string[];
let table: Table;
let gift: Gift;

function at(hand: string[]): View {
  const now = view({});
  now.players[0]!.hand = hand;
  return now;
}

beforeEach(() => {
  asked = [];
  const now = $state<Table>({
    seat: 0,
    options: [],
    view: at(["A/<", "HX/C"]),
    whyTarget: async (target, held) => (
      asked.push(`${held} ${target}`),
      { id: held.includes("H") ? "heroic-stays" : "no-transfer" }
    ),
  });
  table = now;
  gift = new Gift(table as unknown as Live);
});

describe("a gift chosen beforehand", () => {
  it("waits for the window: until then nothing is offered", async () => {
    expect(await gift.choose("</A", 1)).toBeNull();
    expect(asked).toEqual(["card:A/< seat:1"]);
    expect(gift.now).toMatchObject({ face: "A/<", to: 1 });
    expect(gift.option).toBeNull();
    table.options = [1, 2].map((seat) => give(seat));
    expect(gift.option).toBe("give A/< 1");
  });

  it("is refused with the rule's reason where the card can never go", async () => {
    expect((await gift.choose("HX/C", 1))?.id).toBe("heroic-stays");
    expect(gift.now).toBeNull();
  });

  it("is taken back by choosing it again, and replaced by another receiver", async () => {
    await gift.choose("A/<", 1);
    await gift.choose("A/<", 2);
    expect(gift.now?.to).toBe(2);
    await gift.choose("A/<", 2);
    expect(gift.now).toBeNull();
  });

  it("is forgotten with its card, and belongs to one seat", async () => {
    await gift.choose("A/<", 1);
    table.seat = 1;
    expect(gift.now).toBeNull();
    table.seat = 0;
    table.view = at(["HX/C"]);
    expect(gift.now).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { changed, fieldsOf, offered, withOption, withSeats } from "../src/lib/lobby/options";

const GAME = {
  name: "space-alert",
  seats: [1, 2],
  printed: false,
  prefix: "SA",
  packs: ["base"],
  quick_start: [],
  option_seats: { captain: [2] },
  introduction: null,
  options: {
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          mission: { type: "string", default: "random-mission" },
          common: { enum: ["mixed", "white"], default: "white" },
          captain: { type: "integer", minimum: 0, maximum: 4, default: 0 },
          clock: { type: "boolean", default: true },
          transfer_seconds: { type: "integer", minimum: 5, maximum: 7, default: 5 },
          seating: { type: "array", default: [] },
          campaign: { anyOf: [{ type: "null" }], default: null },
        },
      },
    },
  },
};

describe("table options", () => {
  const fields = fieldsOf(GAME);

  it("let a table be opened with another content pack only where the server has some", () => {
    const { Options } = GAME.options.$defs;
    const properties = { ...Options.properties, pack: { type: "string", default: "base" } };
    const options = { ...GAME.options, $defs: { Options: { ...Options, properties } } };
    const packOf = (...packs: string[]) =>
      fieldsOf({ ...GAME, options, packs }).find(({ name }) => name === "pack")?.choices;
    expect(packOf("base")).toBeUndefined();
    expect(packOf("base", "house")).toEqual(["base", "house"]);
  });

  it("become controls by their schema", () => {
    expect(fields.map((field) => [field.name, field.kind])).toEqual([
      ["campaign", "switch"],
      ["mission", "choice"],
      ["common", "choice"],
      ["captain", "seat"],
      ["clock", "flag"],
      ["transfer_seconds", "number"],
    ]);
    expect(fields[5]?.choices).toEqual([5, 6, 7]);
  });

  it("may be names, one for each seat", () => {
    const crew = { type: "array", items: { type: "string", maxLength: 40 }, default: [] };
    const options = { $ref: "#/$defs/Options", $defs: { Options: { type: "object", properties: { crew } } } };
    expect(fieldsOf({ ...GAME, options })).toMatchObject([{ name: "crew", kind: "names", length: 40 }]);
  });

  it("are sent only where they differ from the usual", () => {
    expect(changed(fields, { common: "white", clock: false, captain: 1 })).toEqual({ clock: false, captain: 1 });
  });

  it("leave no choice where a campaign decides", () => {
    const names = (values: object) => offered(fields, { ...values }).map((field) => field.name);
    expect(names({ campaign: {} })).toEqual(["campaign", "captain", "clock", "transfer_seconds"]);
    expect(names({ campaign: null })).toContain("mission");
    expect(changed(fields, { campaign: {}, mission: "S2-1", clock: false })).toEqual({ campaign: {}, clock: false });
  });

  it("change one by one and keep what is no choice here", () => {
    const options = { seating: [1, 0], clock: false };
    expect(withOption(fields, options, "common", "mixed")).toEqual({ seating: [1, 0], clock: false, common: "mixed" });
    expect(withOption(fields, options, "clock", true)).toEqual({ seating: [1, 0] });
    expect(withOption(fields, { mission: "S2-1" }, "campaign", {})).toEqual({ campaign: {} });
  });

  it("are offered only with the numbers of seats they suit", () => {
    expect(offered(fields, {}, 1).map((field) => field.name)).not.toContain("captain");
    expect(offered(fields, {}, 2).map((field) => field.name)).toContain("captain");
    expect(withSeats(fields, { captain: 0, clock: false }, 1)).toEqual({ clock: false });
  });

  it("include the content pack where there are several", () => {
    const properties = { ...GAME.options.$defs.Options.properties, pack: { type: "string", default: "base" } };
    const game = { ...GAME, options: { properties } };
    expect(fieldsOf(game).map((field) => field.name)).not.toContain("pack");
    const two = fieldsOf({ ...game, packs: ["base", "house"] }).find((field) => field.name === "pack");
    expect(two).toMatchObject({ kind: "choice", choices: ["base", "house"] });
  });

  it("have the values that a question before the game lists", () => {
    const answer = (passenger: string) => ({ name: passenger, text: "", about: [], options: { passenger } });
    const question = { name: "passenger", text: "Who?", seats: [1], answers: [answer("teddy"), answer("random")] };
    const properties = { passenger: { type: "string", default: "teddy" } };
    const [field] = fieldsOf({ ...GAME, quick_start: [question], options: { properties } });
    expect(field).toMatchObject({ kind: "choice", choices: ["teddy", "random"] });
  });

  it("give no office to a seat that goes", () => {
    expect(withSeats(fields, { captain: 2, clock: false }, 2)).toEqual({ clock: false });
    expect(withSeats(fields, { captain: 1 }, 2)).toEqual({ captain: 1 });
  });
});

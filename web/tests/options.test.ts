import { describe, expect, it } from "vitest";
import { changed, fieldsOf } from "../src/lib/options";

const GAME = {
  name: "space-alert",
  seats: [1, 2],
  printed: false,
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

  it("become controls by their schema", () => {
    expect(fields.map((field) => [field.name, field.kind])).toEqual([
      ["mission", "choice"], ["common", "choice"], ["captain", "seat"], ["clock", "flag"], ["transfer_seconds", "number"],
    ]);
    expect(fields[4]?.choices).toEqual([5, 6, 7]);
  });

  it("are sent only where they differ from the usual", () => {
    expect(changed(fields, { common: "white", clock: false, captain: 1 })).toEqual({ clock: false, captain: 1 });
  });
});

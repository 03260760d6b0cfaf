/** Games as their folders declare them, and games without one. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { clientOf, currentPath, loadBoard, optionsOf, pagesOf, picturedFirst } from "../src/games/registry";
import PlainGame from "../src/lib/board/plain/PlainGame.svelte";
import { gameName } from "../src/lib/lobby/tables";
import { router } from "../src/lib/shell/router.svelte";
import { speak, tFor, tOwn } from "../src/lib/words/words";

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response("{}"));
  await speak("en");
});

describe("a game with a folder", () => {
  it("is found by it", () => expect(clientOf("space-alert")?.clauses.start).toBe("SA-R1"));

  it("has its pages below its name", () => {
    const addresses = pagesOf("space-alert").map(({ href }) => href);
    expect(addresses).toEqual(["/games/space-alert/school", "/games/space-alert/real-table"]);
    expect(pagesOf("starship-captains")).toEqual([]);
    const gallery = pagesOf("gen7").map(({ href }) => href);
    expect(gallery).toEqual(["/games/gen7/gallery"]);
    expect(pagesOf().map(({ href }) => href)).toEqual(expect.arrayContaining([...addresses, ...gallery]));
    expect(pagesOf().length).toBe(addresses.length + gallery.length);
  });

  it("keeps the earlier addresses of its pages", () => {
    const now = ["/school", "/printed/resolve", "/schooling", "/rules"].map(currentPath);
    expect(now).toEqual(["/games/space-alert/school", "/games/space-alert/real-table/resolve", "/schooling", "/rules"]);
  });

  it("is reached by such an address, which leaves no trace in the history", () => {
    router.go("/printed/film");
    expect([router.path, location.pathname]).toEqual(Array(2).fill("/games/space-alert/real-table/film"));
  });

  it("has its name, its pages and its results in words before it is chosen", () => {
    expect(gameName("starship-captains")).toBe("Starship Captains");
    expect(tOwn("space-alert", "ui-about")).toContain("Ten minutes");
    expect(tFor("space-alert", "ui-play-alone")).toBe("Fly alone");
  });
});

describe("a game without a folder", () => {
  it("is called by its name on the server", () => expect(gameName("first-contact")).toBe("First Contact"));
  it("has nothing to say of its own", () => {
    expect(tOwn("first-contact", "ui-about")).toBe("");
    expect(tFor("first-contact", "ui-play-alone")).toBe("Play alone");
    expect(optionsOf("first-contact").hidden).toEqual([]);
  });
  it("is played as a list of options", async () => expect(await loadBoard("first-contact")).toBe(PlainGame));
});

it("puts games with a picture first and leaves their order", () => {
  const names = ["a-game", "space-alert", "b-game", "starship-captains"].map((name) => ({ name }));
  expect(picturedFirst(names).map(({ name }) => name)).toEqual([
    "space-alert",
    "starship-captains",
    "a-game",
    "b-game",
  ]);
});

/** What the page asks of the server outside a table. */
import { afterEach, expect, it, vi } from "vitest";
import { changeTable, discardTable, renameMe } from "../src/lib/live/api";

afterEach(() => vi.unstubAllGlobals());

/** What the page asks of the server, each with a kind answer. */
function requests(): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(new Response("{}"));
  });
  return sent;
}

it("sends a short change even if the page is left at once", async () => {
  const sent = requests();
  await changeTable("a", { name: "Dog watch" });
  expect(sent.map((request) => request.keepalive)).toEqual([true]);
});

it("sends a removal, which has no body, in the same way", async () => {
  const sent = requests();
  await discardTable("a");
  expect(sent.map((request) => [request.method, request.keepalive])).toEqual([["DELETE", true]]);
});

it("does not ask browsers to carry more than they would", async () => {
  const sent = requests();
  await renameMe("long".repeat(5000));
  expect(sent.map((request) => request.keepalive)).toEqual([false]);
});

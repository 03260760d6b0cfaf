import { beforeEach, expect, it, vi } from "vitest";
import type { Table } from "../src/lib/live/types";
import { contribute, hashed } from "../src/lib/lobby/waiting/share";

let sent: { path: string; body: Record<string, string> }[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) as Record<string, string> });
    return new Response("{}");
  });
});

const table = (more: Partial<Table>): Table =>
  ({ id: "t1", seats: [{ you: true }], shares: [], revealing: false, same_deal: false, ...more }) as unknown as Table;

it("commits to a share, and shows that share at the start", async () => {
  await contribute(table({}));
  const { hash } = sent[0]!.body;
  expect(sent[0]!.path).toBe("/api/tables/t1/share");
  const mine = { name: "Ada", hash: hash!, value: null, you: true };
  await contribute(table({ shares: [mine] }));
  expect(sent).toHaveLength(1);
  await contribute(table({ shares: [mine], revealing: true }));
  expect(sent[1]!.path).toBe("/api/tables/t1/share/value");
  expect(await hashed(sent[1]!.body.value!)).toBe(hash);
});

it("hashes as the server does", async () => {
  // printf 'quarterdeck share 11111111111111111111111111111111' | sha256sum
  expect(await hashed("1".repeat(32))).toBe("4cacabb4d7ba44acf8395d0088a9fed2ab12cc7eae944978051de191359f9248");
});

it("adds nothing without a seat, to a repeated deal, or for a share of another browser", async () => {
  await contribute(table({ seats: [] }));
  await contribute(table({ same_deal: true }));
  await contribute(table({ shares: [{ name: "Ada", hash: "0", value: null, you: true }], revealing: true }));
  expect(sent).toEqual([]);
});

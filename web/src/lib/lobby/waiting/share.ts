/** My share of a table's seed: drawn in this browser, committed to by its hash, and shown only at the start. */
import { commitShare, revealShare } from "../../live/api";
import type { Table } from "../../live/types";

/** How long the server waits for shares, and a little more. */
export const PATIENCE = 3300;

/** Browsers can hash on secure pages only; elsewhere they add nothing, and the table says so. */
const canShare = (): boolean => Boolean(globalThis.crypto?.subtle);

const busy = new Set<string>();

/** Sends what a waiting table needs from me now: a commitment, or the share behind it. */
export async function contribute(table: Table): Promise<void> {
  const seated = table.seats.some((seat) => seat.you);
  if (!seated || table.same_deal || !canShare() || busy.has(table.id)) return;
  const mine = table.shares.find((share) => share.you);
  busy.add(table.id);
  try {
    if (!mine && !table.revealing) await commitShare(table.id, await hashed(draw(table.id)));
    else if (mine && !mine.value && table.revealing) await reveal(table.id, mine.hash);
  } catch {
    // Somebody else may have changed the table meanwhile: what it needs then comes with its next news.
  } finally {
    busy.delete(table.id);
  }
}

/** A share that was drawn in another browser stays there. */
async function reveal(id: string, hash: string): Promise<void> {
  const value = stored(id);
  if (value && (await hashed(value)) === hash) await revealShare(id, value);
}

const key = (id: string) => `quarterdeck.share.${id}`;

function draw(id: string): string {
  const value = hex(crypto.getRandomValues(new Uint8Array(16)));
  localStorage.setItem(key(id), value);
  return value;
}

const stored = (id: string): string | null => localStorage.getItem(key(id));

/** As `printf 'quarterdeck share VALUE' | sha256sum` prints it. */
export async function hashed(value: string): Promise<string> {
  const text = new TextEncoder().encode(`quarterdeck share ${value}`);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Threat cards as chips of icons. */

import icons from "./effect-icons.json";
import type { Op } from "./types";

export type Part = { icon: string } | { text: string };
type Say = (id: string, args?: Record<string, unknown>) => string;

type Row = (op: Op) => { effect: string; n?: unknown };

const attacks: Record<string, string> = { own: "attack_own", all: "attack_all", others: "attack_others" };
const drains: Record<string, string> = { shields: "drain_shields", reactors: "drain_reactor" };
const ways: Record<string, string> = { left: "move_left", right: "move_right", deck: "move_deck" };
const amount =
  (effect: string): Row =>
  (op) => ({ effect, n: op.amount });
const plain =
  (effect: string): Row =>
  () => ({ effect });

/** Which row of the icon table an operation has. */
const ROWS: Record<string, Row> = {
  attack: (op) => ({
    effect: op.past_shields ? "attack_ignore_shields" : (attacks[String(op.zones)] ?? "attack_own"),
    n: op.strength,
  }),
  damage: amount("damage"),
  drain: (op) => ({ effect: drains[String(op.source)] ?? "drain_shields", n: op.amount }),
  empty: (op) => ({ effect: drains[String(op.source)] ?? "drain_shields", n: `zone ${String(op.zones)}` }),
  leak: plain("leak"),
  "short-circuit": plain("central_reactor_to_central_shield"),
  heal: amount("heal_self"),
  hurt: amount("self_damage"),
  speed: amount("speed"),
  shield: amount("shield"),
  reveal: plain("reveal"),
  "grow-up": () => ({ effect: "grow_up", n: "" }),
  "boost-attacks": plain("aura_on"),
  "boost-shields": plain("aura_on"),
  "double-damage": plain("double_ship_damage"),
  "advance-others": (op) => ({ effect: "advance_other_external", n: op.squares }),
  delay: plain("delay"),
  "knock-out": plain("knock_out"),
  move: (op) => ({ effect: ways[String(op.way)] ?? "seek" }),
  seek: plain("seek"),
  spread: plain("spread"),
  "destroy-rocket": () => ({ effect: "destroy_rocket", n: 1 }),
  "disable-battlebots": plain("disable_stored_battlebots"),
  "lose-capsule": () => ({ effect: "lose_fuel_capsule", n: 1 }),
  lose: plain("lose"),
};

const TABLE: Record<string, string[]> = icons;

/** The chip of one operation, left to right. */
export function chip(op: Op, number: (value: unknown) => string): Part[] {
  const row = ROWS[op.op];
  if (!row) return [{ text: op.op }];
  const { effect, n } = row(op);
  const parts = (TABLE[effect] ?? []).flatMap((word) => part(word, n, number));
  return op.when ? [...parts, { text: "*" }] : parts;
}

function part(word: string, n: unknown, number: (value: unknown) => string): Part[] {
  if (/^[+-]?n$/.test(word)) {
    const text = n === undefined ? "" : number(n);
    return text ? [{ text: word.replace("n", text).replace("-", "−") }] : [];
  }
  if (word === "x2") return [{ text: "×2" }];
  if (word === ">" || word === "/" || word === "×") return [{ text: word === ">" ? "›" : word }];
  return [{ icon: word }];
}

/** A short form of an amount: a number, or what it is counted by. */
export function short(value: unknown, say: Say): string {
  if (typeof value === "number") return String(value);
  const word = String(value);
  if (word.startsWith("zone ")) return zoneLetters(word.slice(5), say);
  if (word === "remaining") return say("sa-hit-points");
  if (word === "twice remaining") return `2×${say("sa-hit-points")}`;
  if (word === "half") return "½";
  return word ? "×" : "";
}

function zoneLetters(word: string, say: Say): string {
  const zones = word.split(" ").filter((zone) => ["red", "white", "blue"].includes(zone));
  return zones.map((zone) => say(`sa-letter-${zone}`)).join("");
}

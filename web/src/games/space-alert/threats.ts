/** Threat cards as chips of icons and as sentences. */

import icons from "./effect-icons.json";
import type { Op, ThreatCard } from "./types";

export type Part = { icon: string } | { text: string };
export type Say = (id: string, args?: Record<string, unknown>) => string;

type Row = (op: Op) => { effect: string; n?: unknown };

const attacks: Record<string, string> = { own: "attack_own", all: "attack_all", others: "attack_others" };
const drains: Record<string, string> = { shields: "drain_shields", reactors: "drain_reactor" };
const ways: Record<string, string> = { left: "move_left", right: "move_right", deck: "move_deck" };
const amount = (effect: string): Row => (op) => ({ effect, n: op.amount });
const plain = (effect: string): Row => () => ({ effect });

/** Which row of the icon table an operation has. */
const ROWS: Record<string, Row> = {
  attack: (op) => ({ effect: op.past_shields ? "attack_ignore_shields" : (attacks[String(op.zones)] ?? "attack_own"), n: op.strength }),
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

/** What a card says, line by line. */
export function sentences(card: ThreatCard, t: Say, stations: readonly string[]): string[] {
  return [numbers(card, t), ...whereabouts(card, t, stations), ...letters(card, t), ...traits(card, t, stations)];
}

function numbers(card: ThreatCard, t: Say): string {
  const points = { survived: card.survived ?? "-", destroyed: card.destroyed };
  const args = { speed: card.speed, hits: card.hits ?? "rockets", shield: card.shield, ...points };
  return t(card.start.length ? "threat-numbers-inside" : "threat-numbers", args);
}

function whereabouts(card: ThreatCard, t: Say, stations: readonly string[]): string[] {
  if (!card.start.length) return [];
  return [t(`threat-${card.kind}`, { stations: named(card.start, t, stations), system: card.system })];
}

const named = (numbers: readonly number[], t: Say, stations: readonly string[]): string[] =>
  numbers.map((station) => t(`station-${stations[station]}`));

function letters(card: ThreatCard, t: Say): string[] {
  return Object.entries(card.acts)
    .filter(([, ops]) => ops.length > 0)
    .map(([letter, ops]) => `${letter}: ${ops.map((op) => operation(op, t)).join("; ")}`);
}

function operation(op: Op, t: Say): string {
  const { op: name, when, ...words } = op;
  const said = t(`op-${name}`, words);
  return when ? `${said} ${t(`when-${when.word.replaceAll(" ", "-")}`, { limit: when.limit })}` : said;
}

function traits(card: ThreatCard, t: Say, stations: readonly string[]): string[] {
  return Object.entries(card.traits)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
    .map(([name, value]) =>
      t(`trait-${name}`, Array.isArray(value) ? { stations: named(value, t, stations) } : { amount: Number(value) }),
    );
}

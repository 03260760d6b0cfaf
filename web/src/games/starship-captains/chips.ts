/** Effects as icons: one row of parts per effect, from left to right. */
import icons from "./effect-icons.json";
import type { Args } from "../../lib/live/types";
import type { Ability, Technology } from "./types";

export type Part = { icon: string; hue?: string } | { text: string };

const TABLE: Record<string, string[]> = icons;
const TRACKS: Record<string, string> = { fleet: "fleet", androids: "androids", pirates: "pirates", any: "any-track" };
const SIGNS: Record<string, Part> = { ">": { icon: "arrow" }, "/": { text: "/" }, "×": { text: "×" } };
const PAID: Record<string, string> = { tech: "tech" };

export const shape = (colour: string): Part => ({
  icon: `c-${colour === "android" ? "gold" : colour}`,
  hue: `h-${colour === "android" ? "gold" : colour}`,
});

/** Which words follow the name of an effect, and what they are if they are left out. */
const ARGUMENTS: Record<string, Record<string, string | number>> = {
  move: { count: 1 },
  fight: { count: 1 },
  repair: { count: 1 },
  damage: { count: 1 },
  medal: { count: 1 },
  artifact: { count: 1 },
  library: { count: 1 },
  plans: { count: 1 },
  stargate: { count: 1 },
  tech: { how: "" },
  advance: { track: "any", steps: 1 },
};

/** An effect of a card by its name and arguments: `advance fleet 2`. */
function effect(item: string): { word: string; args: Args } {
  const [word = "", ...given] = item.split(" ");
  const usual = Object.entries(ARGUMENTS[word] ?? {});
  const args = usual.map(([name, value], at) => [
    name,
    typeof value === "number" ? Number(given[at] ?? value) : (given[at] ?? value),
  ]);
  return { word, args: Object.fromEntries(args) };
}

/** `pay medal: android`, `repair / advance pirates 2`, `move 2`. */
export function chip(item: string): Part[] {
  if (item.includes(" / "))
    return joined(
      item.split(" / ").map((side) => chips(side.split(" & "))),
      TABLE.choice!,
    );
  if (item.startsWith("pay ")) return price(item.slice(4));
  const { word, args } = effect(item);
  const number = Number(args.count ?? args.steps ?? 1);
  return (TABLE[args.how ? `${word}-${String(args.how)}` : word] ?? []).flatMap((name) =>
    part(name, number, String(args.track ?? "")),
  );
}

const chips = (items: readonly string[]): Part[] => items.flatMap(chip);

function price(text: string): Part[] {
  const [cost = "", benefit = ""] = text.split(": ");
  const [what = "", count = "1"] = cost.split(" ");
  const paid: Part[] = [{ icon: PAID[what] ?? what }, ...(count === "1" ? [] : [{ text: count }])];
  return joined([paid, chips(benefit.split(" & "))], TABLE.price!);
}

const joined = (sides: Part[][], between: string[]): Part[] =>
  sides.flatMap((side, at) => (at ? [...between.map((sign) => SIGNS[sign]!), ...side] : side));

function part(name: string, number: number, track: string): Part[] {
  if (name === "n") return number > 1 || track ? [{ text: String(number) }] : [];
  if (name === "<track>") return [{ icon: TRACKS[track] ?? "any-track" }];
  return [SIGNS[name] ?? { icon: name }];
}

// Technologies

/** What a technology shows in its middle. */
export function techChips(card: Technology): Part[] {
  if (card.scoring) return scoring(card.scoring);
  if (card.ability) return ability(card.ability);
  const once: Part[] = card.once ? [{ icon: "discard" }, SIGNS[">"]!] : [];
  return [...once, ...chips(card.effects)];
}

const cargoIcon = (kind: string): Part => ({ icon: kind });

function ability(one: Ability): Part[] {
  const gain = chips(one.effects);
  if (one.after_mission)
    return [
      { icon: "mission" },
      one.after_mission === "hostile" ? { icon: "pirates" } : shape(one.after_mission),
      SIGNS[">"]!,
      ...gain,
    ];
  if (one.bonus) return [{ icon: "pair" }, { icon: one.bonus }, SIGNS[">"]!, ...gain];
  if (one.one_more_move) return [{ icon: "once" }, { icon: "move" }, { text: "+1" }];
  if (one.instead_of_move) return [{ icon: "move" }, SIGNS["/"]!, ...gain];
  if (one.instead_of_damage) return [{ icon: "damage" }, SIGNS["/"]!, cargoIcon(one.instead_of_damage)];
  if (one.stands_for_medal) return [{ icon: "medal" }, SIGNS["/"]!, cargoIcon(one.stands_for_medal)];
  if (one.ignores_damage) return [{ icon: "damage" }, { icon: "blocked" }];
  return one.translates ? [{ icon: "any-track" }, { icon: "redo" }] : [{ icon: "hold" }, { text: `+${one.holds}` }];
}

const COUNTED: Record<string, string> = {
  mission: "mission",
  pair: "pair",
  crew: "ensign",
  commander: "commander",
  android: "android",
  cadet: "cadet",
  damage: "damage",
  "empty-hold": "hold",
  "artifact-kind": "artifact",
  artifact: "artifact",
  pirate: "pirate",
  medal: "medal",
  room: "tech",
  technology: "tech",
  lap: "any-track",
  track: "any-track",
  "last-track": "any-track",
  game: "points",
};

/** `1 per mission red` as points, times, icons. */
function scoring(text: string): Part[] {
  const [rate = "1", rest = ""] = text.split(" per ");
  const [name = "", ...words] = rest.split(" most ")[0]!.split(" ");
  const hues = words.filter((word) => ["red", "yellow", "blue"].includes(word)).map(shape);
  return [{ icon: "points" }, { text: rate }, SIGNS["×"]!, { icon: COUNTED[name] ?? "points" }, ...hues];
}

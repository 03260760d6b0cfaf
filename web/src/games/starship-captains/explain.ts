/** Everything on the board explains itself in words. */
import { cardLines, has, spell, t } from "../../lib/words/words";
import { capital, captainName, effectsText, nameOf, placeText, shipsAt, tokensText } from "./describe";
import { halves, lineLabel, LINES } from "./end/scores";
import { FACTIONS, type Cards, type View } from "./types";

export interface Line {
  text: string;
  colour?: string;
  dim?: boolean;
}

export interface About {
  icon: string;
  hue?: string;
  title: string;
  lines: Line[];
  clauses: string[];
  /** Technologies that belong to it, each drawn beside what it says. */
  cards?: { name: string; lines: Line[] }[];
}

type Explain = (what: string, view: View, cards: Cards, names: readonly string[]) => About | null;

const flavour = (card: string): Line[] => (has(`flavour-${card}`) ? [{ text: t(`flavour-${card}`), dim: true }] : []);

const said = (card: string): Line[] => cardLines(card).map((text) => ({ text }));

const mission: Explain = (name, _, cards) => {
  const card = cards.missions[name];
  if (!card) return null;
  const lines = said(name).map((line, row) => ({ ...line, colour: card.rows[row]?.[0].replace("android", "gold") }));
  return { icon: "mission", title: nameOf(name), lines: [...lines, ...flavour(name)], clauses: ["SC-12.8"] };
};

const place: Explain = (name, view, cards, names) => {
  const [station, here, holder] = [view.stations[name], view.planets[name], view.holders[name]];
  const ships = shipsAt(view, name)
    .map((seat) => captainName(seat, names))
    .join(", ");
  const lines: Line[] = here ? [] : [{ text: placeText(view, cards, name), dim: true }];
  if (ships) lines.push({ text: t("sc-ships-here", { names: ships }) });
  if (holder !== undefined) lines.push({ text: t("sc-reserved", { name: captainName(holder, names) }) });
  if (station) lines.push({ text: t("sc-tile-gives", { gains: effectsText(cards.stations[station] ?? []) }) });
  lines.push(...tokensText(view, name).map((text) => ({ text })));
  const about = here ? mission(here, view, cards, names) : null;
  const clauses = station ? ["SC-6.4"] : here ? ["SC-12.1"] : ["SC-12.18"];
  return {
    icon: station === "home" ? "home" : station ? "station" : "planet",
    title: capital(spell("place", name)),
    lines: [...lines, ...(about ? [{ text: about.title }, ...about.lines] : [])],
    clauses,
  };
};

const route: Explain = (name, view) => {
  const pirate = view.routes[name];
  const lines = pirate
    ? [{ text: capital(spell("pirate", pirate)) }, { text: t("sc-pirate-there") }]
    : [{ text: t("sc-no-pirate") }];
  return {
    icon: pirate ? "pirate" : "move",
    title: capital(spell("route", name)),
    lines,
    clauses: pirate ? ["SC-5.4", "SC-10.2"] : ["SC-5.1"],
  };
};

function furnished(room: string, view: View, names: readonly string[]): Line[] {
  const whose = view.captains.filter(({ in_rooms }) => in_rooms[room]).map(({ seat }) => captainName(seat, names));
  return whose.length ? [{ text: t("sc-furnished", { names: whose.join(", ") }) }] : [];
}

const shared = (card: string, view: View): Line[] => (view.shared.includes(card) ? [{ text: t("sc-shared") }] : []);

/** What one of Captain Shadow's action cards lies above (SC-17.12). */
const turned = (card: string, view: View): Line[] =>
  view.central.slice(0, view.shadow?.turned.length ?? 0).includes(card) ? [{ text: t("sc-turned") }] : [];

const card: Explain = (name, view, cards, names) => {
  const found = cards.technologies[name];
  if (!found) return null;
  const icon = found.scoring ? "omega" : found.colour ? `c-${found.colour}` : "tech";
  const clause = found.scoring ? "SC-11.3" : found.colour ? "SC-11.1" : "SC-11.2";
  const lines = [
    { text: t(`sc-kind-${found.kind}`), dim: true },
    ...said(name),
    ...shared(name, view),
    ...turned(name, view),
    ...furnished(name, view, names),
  ];
  return {
    icon,
    hue: found.colour ? `h-${found.colour}` : "",
    title: nameOf(name),
    lines,
    clauses: [clause, "SC-11.14"],
  };
};

const room: Explain = (name, view, cards, names) => {
  const basic = cards.rooms[name];
  if (!basic) return card(name, view, cards, names);
  const lines = [
    { text: capital(effectsText(basic.effects)) },
    { text: t(`sc-room-who-${basic.colour}`), dim: true },
    ...furnished(name, view, names),
  ];
  return { icon: name, title: capital(t(`room-${name}`)), lines, clauses: ["SC-4.7", "SC-4.9"] };
};

const slot: Explain = (number, view, cards, names) => {
  const me = view.captains.find((captain) => captain.seat === view.active);
  const there = me?.slots[Number(number) - 1];
  const found = there ? card(there, view, cards, names) : null;
  return (
    found ?? {
      icon: "tech",
      title: t(`where-${number}`),
      lines: [{ text: t("sc-slot-explained") }],
      clauses: ["SC-11.5", "SC-7.8"],
    }
  );
};

const figure: Explain = (name) => {
  const kind = name.length === 2 ? "commander" : name === "C" ? "cadet" : name === "A" ? "android" : "ensign";
  return {
    icon: kind,
    title: capital(t(`figure-${name}`)),
    lines: [{ text: t(`sc-about-${kind}`) }],
    clauses: [{ commander: "SC-13.15", cadet: "SC-13.5", android: "SC-13.27", ensign: "SC-4.9" }[kind]],
  };
};

const queue: Explain = (place) => ({
  icon: "queue",
  title: t("sc-queue-place", { place: Number(place) }),
  lines: [{ text: t("sc-about-queue") }],
  clauses: ["SC-15.4", "SC-13.21"],
});

const space: Explain = (name, view, cards) => {
  const [track = "", number = "0"] = name.split(":");
  const index = FACTIONS.indexOf(track as (typeof FACTIONS)[number]);
  const [bonus, event] = [
    cards.tracks[view.track_sides[index] ?? ""]?.[number] ?? [],
    Number(number) === cards.track.event ? view.events[index] : "",
  ];
  const lines: Line[] = [{ text: t("sc-points", { count: cards.track.points[Number(number)] ?? 0 }), dim: true }];
  if (bonus.length) lines.push({ text: capital(effectsText(bonus)) });
  if (number === "0") lines.push({ text: t("sc-lap", { points: cards.track.lap }) });
  if (event) lines.push({ text: nameOf(event) }, ...said(event), ...flavour(event));
  const under = event && cards.events[event]?.text === "share" ? view.under_androids : [];
  return {
    cards: under.map((card) => ({ name: card, lines: said(card) })),
    icon: track,
    title: t("sc-space-of", { track, space: Number(number) }),
    lines,
    clauses: event ? ["SC-14.19"] : ["SC-14.5", "SC-14.17"],
  };
};

const cargo: Explain = (kind) => ({
  icon: kind === "pirate" ? "pirate" : "artifact",
  title: capital(t(`cargo-${kind}`)),
  lines: [{ text: t(kind === "pirate" ? "sc-about-pirate" : "sc-about-artifact") }],
  clauses: [kind === "pirate" ? "SC-16.8" : "SC-4.15"],
});

const row: Explain = (_, view, cards, names) => {
  const captain = view.captains.find((one) => one.mission);
  return captain ? mission(captain.mission, view, cards, names) : null;
};

const missions: Explain = (seat, view, cards) => ({
  icon: "mission",
  title: t("sc-missions"),
  clauses: ["SC-16.2"],
  lines: (view.captains[Number(seat)]?.missions ?? []).map((name) => ({
    text: `${nameOf(name)}: ${cards.missions[name]?.points ?? 0}`,
  })),
});

/** A captain's points so far, line by line (SC-R36). */
const score: Explain = (number, view, _, names) => {
  const seat = Number(number);
  const sheet = view.sheets[seat] ?? {};
  return {
    icon: "points",
    title: t("sc-score-of", { name: captainName(seat, names), points: halves(sheet.total ?? 0) }),
    clauses: ["SC-R36", "SC-16.13"],
    lines: [
      ...((sheet.total ?? 0) < 0 ? [{ text: t("sc-score-negative") }] : []),
      ...LINES.flatMap(({ name }) => [
        { text: `${lineLabel(name, view.shadow !== null)}: ${halves(sheet[name] ?? 0)}` },
        ...(name === "omegas" ? omegaLines(view.omega_points[seat] ?? {}) : []),
      ]),
    ],
  };
};
const omegaLines = (points: Record<string, number>): Line[] =>
  Object.entries(points).map(([card, count]) => ({ text: `${nameOf(card)}: ${halves(count)}`, dim: true }));

const plain =
  (icon: string, title: string, text: string, ...clauses: string[]): Explain =>
  () => ({ icon, title: t(title), lines: [{ text: t(text) }], clauses });

const passenger: Explain = (name, _, cards) => {
  return cards.passengers[name] ? { icon: "user", title: nameOf(name), lines: said(name), clauses: ["SC-17.5"] } : null;
};

const KINDS: Record<string, Explain> = {
  place,
  route,
  card,
  room,
  slot,
  figure,
  queue,
  space,
  cargo,
  row,
  mission,
  missions,
  score,
  passenger,
  hull: plain("damage", "where-ship", "sc-about-damage", "SC-7.1", "SC-7.8"),
  hold: plain("hold", "sc-hold", "sc-about-hold", "SC-8.4"),
  medals: plain("medal", "sc-medals", "sc-about-medals", "SC-13.4", "SC-13.8"),
  rings: plain("ring", "sc-rings-left", "sc-about-rings", "SC-13.10"),
  damage: plain("damage", "sc-damage", "sc-about-damage", "SC-16.10"),
};

export function explain(target: string, view: View, cards: Cards, names: readonly string[]): About | null {
  const at = target.indexOf(":");
  const [kind, what] = at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
  return KINDS[kind]?.(what, view, cards, names) ?? null;
}

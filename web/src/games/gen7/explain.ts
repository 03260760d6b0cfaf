/** Everything on the board explains itself in words. */
import { has, t } from "../../lib/words/words";
import type { Live } from "../../lib/live/live";
import {
  capital,
  dieText,
  formulaText,
  linesOf,
  nameOf,
  officerText,
  priceText,
  ruleText,
  short,
  word,
} from "./describe";
import { closedBy, closesAt } from "./ship/spots";
import { ROOM_ICONS } from "./ship/rooms";
import { ruleOf } from "./tasks/placement";
import { RECOVERY, TYPES, type Cards, type Die, type View } from "./types";

export interface Line {
  text: string;
  dim?: boolean;
}

export interface About {
  icon: string;
  hue?: string;
  title: string;
  lines: Line[];
  clauses: string[];
}

interface Around {
  view: View;
  cards: Cards;
  names: readonly string[];
  live: Pick<Live, "texts">;
}
type Explain = (what: string, around: Around) => About | null;

const plain = (...texts: (string | undefined | null | false)[]): Line[] =>
  texts.filter((text): text is string => Boolean(text)).map((text) => ({ text }));
const said = (id: string, args?: Record<string, string | number>): string => (has(id) ? t(id, args) : "");

/** The clause of each room's chapter. */
const CHAPTERS: Record<string, string> = {
  medical_center: "G7-30.1",
  recovery: "G7-30.2",
  science_lab: "G7-31.1",
  production_center: "G7-32.1",
  assembly: "G7-33.1",
  tech_lab: "G7-34.1",
  chem_lab: "G7-35.1",
  vault: "G7-36.1",
  data_center: "G7-37.1",
  hq: "G7-38.1",
};

const room: Explain = (name, around) => {
  const { cards } = around;
  if (name === RECOVERY) return recovery(name, around);
  const printed = cards.rooms[name];
  if (!printed) return null;
  return {
    icon: ROOM_ICONS[name] ?? "hull",
    title: capital(word("room", name)),
    lines: [{ text: word("department", printed.department), dim: true }, ...plain(said(`g7-about-${name}`))],
    clauses: CHAPTERS[name] ? [CHAPTERS[name]] : [],
  };
};

const spot: Explain = (at, around) => {
  const { view, cards, names } = around;
  const [place = "", dots = "0"] = at.split(":");
  const about = room(place, around) ?? lab(place, around);
  if (!about) return null;
  const placed = view.players.flatMap(({ seat, dice }) =>
    dice.filter((die) => die.at === at).map((die) => ({ seat, die })),
  );
  const closed = closedBy(at, view, cards);
  const formula =
    cards.rooms[place]?.yields[dots] ?? (cards.sectors[place]?.type ? cards.sectors[place]?.yields : undefined);
  const type = cards.rooms[place]?.type || cards.sectors[place]?.type || "";
  const division = closesAt(at, cards);
  return {
    ...about,
    title: `${about.title}, ${dots === "0" ? t("g7-chief-spot") : t("g7-dots", { count: Number(dots) })}`,
    lines: [
      ...about.lines,
      ...plain(
        placed[0] && t("g7-spot-taken", { die: dieText(placed[0].die), name: names[placed[0].seat] ?? "" }),
        closed &&
          t("g7-spot-closed", {
            why: closed.all
              .map((why) => t(`g7-closed-${why}`, { division: short("division", closed.division) }))
              .join(", "),
          }),
        view.repairs.includes(at) && t("g7-spot-repair"),
        formula && t("g7-yields", { formula: formulaText(formula), type: word("type", type) }),
        division && !closed && t("g7-closes-at", { division: short("division", division) }),
      ),
    ],
  };
};

const recovery: Explain = () => ({
  icon: "recovery",
  title: t("g7-recovery"),
  lines: plain(said("g7-about-recovery")),
  clauses: ["G7-30.2"],
});

const lab: Explain = (sector, { cards, live }) => {
  const printed = cards.sectors[sector];
  if (!printed) return null;
  return {
    icon: printed.reprogram ? "reprogram" : "science-lab",
    title: t(printed.reprogram ? "g7-reprogram-of" : "g7-small-lab-of", { sector: short("sector", sector) }),
    lines: linesOf(sector, live).map((text) => ({ text })),
    clauses: ["G7-29.8"],
  };
};

/** `0:colonist-5` */
const die: Explain = (name, { names }) => {
  const [seat = "0", what = ""] = name.split(":");
  const [kind = "", result = "0"] = what.split("-");
  const found = { kind: kind as Die["kind"], result: Number(result) };
  return {
    icon: kind,
    title: capital(dieText(found)),
    lines: [{ text: names[Number(seat)] ?? "", dim: true }, ...plain(said(`g7-about-${kind}`))],
    clauses: [{ officer: "G7-1.2", colonist: "G7-1.3", robot: "G7-1.4" }[kind] ?? "G7-23.1"],
  };
};

const task: Explain = (card, { view, cards, live }) => {
  const printed = cards.key_tasks[card];
  if (!printed) return null;
  const system = short("system", printed.department);
  const given = view.row.find((one) => one.card === card)?.tokens ?? {};
  const [data = 0, parts = 0, chems = 0] = TYPES.map((type) => given[type]);
  const paid = priceText([data, parts, chems]);
  return {
    icon: "key-task",
    title: nameOf(card, live),
    lines: [
      { text: system, dim: true },
      ...plain(
        `${t("g7-spots", { count: printed.spots })}: ${ruleText(ruleOf(printed))}`,
        priceText(printed.cost) && t("g7-costs", { price: priceText(printed.cost) }),
        paid && t("g7-paid-already", { price: paid }),
        t("g7-merit-each", { count: printed.merit }),
        t("g7-else-worse", { system, count: printed.failure }),
      ),
    ],
    clauses: ["G7-14.1", "G7-26.1"],
  };
};

/** One spot of a group, or the whole of it. */
const group: Explain = (name, around) => {
  const [first = "", second = ""] = name.split(":");
  if (around.cards.key_tasks[first]) return task(first, around);
  const printed = around.cards.rooms[first];
  if (!printed) return null;
  const rule = around.view.groups.find(({ group }) => group === `${first}:${second}`)?.rule;
  return {
    icon: ROOM_ICONS[first] ?? "hull",
    title: nameOf(first, around.live),
    lines: plain(
      rule && ruleText(rule),
      t("g7-costs", { price: priceText(printed.cost) }),
      ...linesOf(first, around.live),
    ),
    clauses: ["G7-26.1"],
  };
};

const CARD_KINDS = [
  { deck: "work_tasks", icon: "work-task", clause: "G7-18.1" },
  { deck: "files", icon: "file", clause: "G7-19.1" },
  { deck: "algorithms", icon: "algorithm", clause: "G7-13.1" },
  { deck: "goals", icon: "star", clause: "G7-20.1" },
  { deck: "personal_goals", icon: "goal", clause: "G7-15.1" },
] as const;

const card: Explain = (name, around) => {
  const { cards, live } = around;
  if (cards.key_tasks[name]) return task(name, around);
  const kind = CARD_KINDS.find(({ deck }) => name in cards[deck]);
  const lines = linesOf(name, live).map((text) => ({ text }));
  return { icon: kind?.icon ?? "crossroads", title: nameOf(name, live), lines, clauses: [kind?.clause ?? "G7-16.1"] };
};

const skill: Explain = (name, { cards, live }) => ({
  icon: "skill",
  title: word("skill", name),
  lines: linesOf(name, live).map((text) => ({ text })),
  clauses: cards.skills[name] ? [cards.skills[name].clause] : [],
});

/** A player, with all that is open about them. */
const player: Explain = (number, { view, names, live }) => {
  const seat = Number(number);
  const found = view.players[seat];
  if (!found) return null;
  const stock = TYPES.map((type) => t(`g7-tokens-${type}`, { count: found.store[type] ?? 0 })).join(", ");
  const list = (title: string, names: string[]) => (names.length ? `${t(title)}: ${names.join(", ")}` : "");
  return {
    icon: `rank-${found.rank}`,
    title: names[seat] ?? "",
    lines: [
      { text: officerText(view, seat, found.rank), dim: true },
      ...plain(
        `${t("g7-merit")}: ${found.merit}`,
        stock,
        list(
          "g7-skills",
          found.skills.map((one) => word("skill", one)),
        ),
        list(
          "g7-algorithms",
          found.algorithms.filter(Boolean).map((one) => nameOf(one, live)),
        ),
        list(
          "g7-kept",
          found.kept.map((one) => nameOf(one, live)),
        ),
        found.crew && list("g7-crew-card", [nameOf(found.crew, live)]),
        seat === view.chief && t("g7-chief"),
        seat === view.duty && t("g7-duty"),
        found.passes && t("g7-passes-on"),
      ),
    ],
    clauses: ["G7-29.1"],
  };
};

const system: Explain = (name, { view, cards }) => {
  const at = view.divisions[name] ?? 0;
  const risk = view.risk[name] ?? 0;
  return {
    icon: name,
    title: capital(short("system", name)),
    lines: plain(
      short("division", cards.table.divisions[at]?.id ?? ""),
      risk ? t("g7-risk-explained", { count: risk }) : "",
      said(`g7-critical-${name}`),
    ),
    clauses: ["G7-5.1"],
  };
};

/** The goal of the plot and the rules that the story has brought. */
const plot: Explain = (_, { view, live: { texts } }) => ({
  icon: "plot",
  title: t("g7-plot"),
  lines: plain(
    view.target > 0 && texts.goal,
    view.target > 0 && t("g7-of", { count: view.success, total: view.target + view.setbacks }),
    view.plot_advance > 0 && t("g7-by-round", { round: view.plot_advance }),
    view.target > 0 && texts["goal-missed"],
    ...view.special_rules.map((_, at) => texts[`rule:${at}`]),
  ),
  clauses: ["G7-22.1"],
});

const tokens =
  (stock: (around: Around) => Record<string, number>): Explain =>
  (type, around) => ({
    icon: type,
    title: capital(word("type", type)),
    lines: plain(t(`g7-tokens-${type}`, { count: stock(around)[type] ?? 0 })),
    clauses: ["G7-7.1"],
  });

const KINDS: Record<string, Explain> = {
  room,
  spot,
  die,
  recovery: die,
  task,
  group,
  shared: group,
  card,
  skill,
  player,
  system,
  plot,
  vault: tokens(({ view }) => view.vault),
};

export function explain(
  target: string,
  view: View,
  cards: Cards,
  names: readonly string[],
  live: Pick<Live, "texts">,
): About | null {
  const at = target.indexOf(":");
  const [kind, what] = at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
  return KINDS[kind]?.(what, { view, cards, names, live }) ?? null;
}

/** What a consequence gave and cost: a line for each step, what it moves and the step in words. */
import { capital } from "../describe";

const ICONS: Record<string, string> = {
  data: "data",
  parts: "parts",
  chems: "chems",
  any: "stack",
  each: "stack",
  merit: "merit",
  stars: "officer-star",
  heart: "heart",
  mind: "mind",
  success: "success",
  setback: "failure",
  worsen: "condition",
  improve: "condition",
  awaken: "awaken",
  "to-recovery": "recovery",
  "from-recovery": "recovery",
  "to-supply": "sleeper",
  "from-supply": "colonist",
  "fetch-robot": "robot",
  "draw-keep": "cards",
  search: "cards",
  look: "eye",
  discard: "discard",
  reroll: "roll",
  "repair-marker": "repair",
  "failure-marker": "failure",
  "log-damage": "logged",
  mend: "repair",
  "cross-square": "square-crossed",
  "keep-card": "crossroads",
  "last-round": "last-round",
  "plot-advance": "plot-advance",
};

export const chipsOf = (text: string): { icon: string; words: string }[] =>
  text.split("\n").map((line) => {
    const [sort = "", ...words] = line.split(" ");
    return { icon: ICONS[sort] ?? "branch", words: capital(words.join(" ")) };
  });

/** The questions before a game: which are asked, what is chosen, and what this browser remembers of it. */
import type { GameInfo, Lesson, Question, Table } from "../live/types";
import type { Values } from "./options";

const KEY = "quarterdeck.quick-start";

/** The questions of a game with a number of seats, without those that other options decide. */
export const questionsFor = (game: GameInfo, seats: number, decided: readonly string[] = []): Question[] =>
  game.quick_start.filter(
    (question) =>
      (!question.seats.length || question.seats.includes(seats)) &&
      !optionsOf(question).some((option) => decided.includes(option)),
  );

/** The options that the answers to a question set. */
export const optionsOf = (question: Question): string[] => [
  ...new Set(question.answers.flatMap((answer) => Object.keys(answer.options))),
];

/** The answer that options stand for; nothing if none does. */
export function answerIn(question: Question, values: Values, usual: Values): string | undefined {
  const value = (name: string) => values[name] ?? usual[name];
  return question.answers.find((answer) =>
    optionsOf(question).every((name) => value(name) === (answer.options[name] ?? usual[name])),
  )?.name;
}

/** Options after a question was answered. */
export function withAnswer(question: Question, answer: string, values: Values): Values {
  const kept = Object.entries(values).filter(([name]) => !optionsOf(question).includes(name));
  return { ...Object.fromEntries(kept), ...question.answers.find(({ name }) => name === answer)?.options };
}

/** The answers given last time in this browser; for newcomers the first one of each question. */
export function remembered(game: GameInfo, questions: readonly Question[]): Record<string, string> {
  const last = stored()[game.name] ?? {};
  return Object.fromEntries(
    questions.map(({ name, answers }) => [
      name,
      answers.some((answer) => answer.name === last[name]) ? last[name]! : answers[0]!.name,
    ]),
  );
}

export function remember(game: GameInfo, answers: Record<string, string>): void {
  try {
    const all = stored();
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game.name]: { ...all[game.name], ...answers } }));
  } catch {
    // Without storage, everything is asked again.
  }
}

function stored(): Record<string, Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Record<string, string>>;
  } catch {
    return {};
  }
}

const plays = (lesson: Lesson, { options }: Pick<Table, "options">): boolean =>
  Object.entries(lesson.options).every(([name, value]) => options[name] === value);

const lessonsOf = (game: GameInfo | undefined): Lesson[] => game?.introduction?.lessons ?? [];

/** What a table is called that is one of a game's lessons; nothing if it is none. */
export function lessonName(game: GameInfo | undefined, table: Pick<Table, "options">): string {
  const lesson = lessonsOf(game).find((one) => plays(one, table));
  const all = game?.introduction?.text ?? "";
  return !lesson || lesson.name === all ? (lesson?.name ?? "") : `${all}: ${lesson.name}`;
}

/** Whether a table is one of a game's lessons. */
export const isLesson = (game: GameInfo | undefined, table: Pick<Table, "options">): boolean =>
  lessonsOf(game).some((lesson) => plays(lesson, table));

/** Whether somebody with these tables has never played a game but for its lessons. */
export const isNewTo = (game: GameInfo, tables: readonly Table[]): boolean =>
  !tables.some((table) => table.game === game.name && table.state !== "waiting" && !isLesson(game, table));

export interface Progress {
  done: number;
  all: number;
  /** The first lesson that is left. */
  next: string;
}

/** The progress of somebody who learns a game: new to it, or in the middle of its lessons; null for everybody else. */
export function learning(game: GameInfo, tables: readonly Table[]): Progress | null {
  const lessons = lessonsOf(game);
  const begun = tables.filter((table) => table.game === game.name && isLesson(game, table));
  const left = lessons.filter((lesson) => !begun.some((table) => table.state === "finished" && plays(lesson, table)));
  if (!left.length || !(begun.length || isNewTo(game, tables))) return null;
  return { done: lessons.length - left.length, all: lessons.length, next: left[0]!.name };
}

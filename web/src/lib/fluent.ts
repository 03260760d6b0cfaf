/** Words: message ids and arguments put into a reader's language, as `quarterdeck.kernel.words` does it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import { type Company, NOBODY } from "./company";
import { codeOf } from "./games";
import type { Args, CardTexts, GameEvent, Language, Saying } from "./types";

/** Arguments that number seats from 0, which people count from 1. */
const COUNTED_FROM_1 = new Set(["seat", "crew", "to", "board"]);

export class MissingWords extends Error {}

/** The words of one game in one language. */
export class Words {
  readonly language: Language;
  readonly game: string;
  /** Whom numbers of seats and figures mean; without names they stay numbers. */
  company: Company = NOBODY;
  cards: CardTexts = {};
  private readonly bundle: FluentBundle;

  constructor(language: Language, game: string, ...sources: string[]) {
    this.language = language;
    this.game = game;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The words for a message id; its argument `why` names a further message with the same arguments. */
  text(message: string, args: Args = {}): string {
    const { why, ...given } = args;
    const spelled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given)) spelled[name] = this.spell(name, value);
    if (why !== undefined && why !== null) spelled.why = this.format(`why-${why}`, spelled);
    return this.format(message, spelled);
  }

  /** A further line of a message (`.hint`), or nothing if it has none. */
  attribute(message: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(message)?.attributes[name];
    return pattern === undefined ? undefined : this.bundle.formatPattern(pattern);
  }

  /** An argument in words: `station=upper_red` is whatever `station-upper_red` says. */
  spell(name: string, value: unknown): string | number {
    if (value === null || value === undefined || typeof value === "boolean") return this.spellConstant(name, value);
    if (typeof value === "number") return COUNTED_FROM_1.has(name) ? this.spellSomebody(name, value) : value;
    if (Array.isArray(value)) return value.map((item) => this.spell(name, item)).join(", ") || this.text("nothing");
    const word = String(value);
    const message = `${name}-${word.replaceAll(" ", "-")}`;
    return this.has(message) ? this.text(message) : (codeOf(this.game)?.spell(this, name, word) ?? word);
  }

  event(event: Pick<GameEvent, "kind" | "args">): string {
    return this.text(`event-${event.kind}`, event.args);
  }

  reason(reason: Pick<Saying, "id" | "args">): string {
    return this.text(`reason-${reason.id}`, reason.args);
  }

  prompt(prompt: Pick<Saying, "id" | "args">): string {
    return this.text(prompt.id, prompt.args);
  }

  /** An option's text in words: `place 0 A/< 3`. */
  option(text: string): string {
    const [verb = "", ...words] = text.split(" ");
    const code = codeOf(this.game);
    const read = (field: string, word: string | undefined) => (code?.worded?.includes(field) ? word : asNumber(word));
    return this.text(`option-${verb}`, Object.fromEntries((code?.fields[verb] ?? []).map((field, i) => [field, read(field, words[i])])));
  }

  /** What a kind of option is called in a menu. */
  verb(text: string): string {
    return this.text(`verb-${text.split(" ")[0]}`);
  }

  /** Somebody by name, or by number: `seat=0` is whatever `seat-number` says of 1. */
  private spellSomebody(name: string, value: number): string | number {
    const known = codeOf(this.game)?.who(this, name, value);
    if (known) return known;
    return this.has(`${name}-number`) ? this.text(`${name}-number`, { number: value + 1 }) : value + 1;
  }

  private spellConstant(name: string, value: boolean | null | undefined): string {
    const message = `${name}-${value ?? "none"}`;
    return this.has(message) ? this.text(message) : "";
  }

  private format(message: string, spelled: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) throw new MissingWords(`${this.language}: no words for "${message}"`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, spelled, errors);
    if (errors[0]) throw new MissingWords(`${this.language}: "${message}": ${errors[0].message}`);
    return text;
  }
}

function asNumber(word: string | undefined): string | number | undefined {
  return word !== undefined && /^-?\d+$/.test(word) ? Number(word) : word;
}

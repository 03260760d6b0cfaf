/** The client's own texts (Fluent), with names of a game's things in them, which come finished from the server. */
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import type { Args, CardTexts, Language } from "../live/types";

export class MissingWords extends Error {}

/** The words of the client in one language, and of one game if it is named. */
export class Words {
  readonly language: Language;
  readonly game: string;
  /** What things of the game are called, by message id: `station-upper_red`. */
  names: Readonly<Record<string, string>> = {};
  /** What the cards of the game say, line by line. */
  cards: CardTexts = {};
  private readonly bundle: FluentBundle;

  constructor(language: Language, game: string, ...sources: string[]) {
    this.language = language;
    this.game = game;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message) || message in this.names;
  }

  /** The words for a message id; its arguments are spelled out first. */
  text(message: string, args: Args = {}): string {
    const name = this.names[message];
    if (name !== undefined) return name;
    const spelled: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(args)) spelled[argument] = counted(this.spell(argument, value));
    return this.format(message, spelled);
  }

  /** A further line of a message (`.hint`), or empty if it has none. */
  attribute(message: string, name: string): string | undefined {
    const pattern = this.bundle.getMessage(message)?.attributes[name];
    return pattern === undefined ? undefined : onOneLine(this.bundle.formatPattern(pattern));
  }

  /** The text of an argument: `station=upper_red` is whatever is called `station-upper_red`, else `name-upper_red`. */
  spell(argument: string, value: unknown): string | number {
    if (typeof value === "number") return value;
    if (Array.isArray(value)) return value.map((item) => this.spell(argument, item)).join(", ") || this.text("nothing");
    if (typeof value === "string") return this.called(argument, value) ?? value;
    return this.called(argument, String(value ?? "none")) ?? "";
  }

  private called(argument: string, value: string): string | undefined {
    const ids = [`${argument}-${value.replaceAll(" ", "-")}`, `name-${value}`];
    const known = ids.find((id) => this.has(id));
    return known && this.text(known);
  }

  private format(message: string, spelled: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) throw new MissingWords(`${this.language}: no words for "${message}"`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, spelled, errors);
    if (errors[0]) throw new MissingWords(`${this.language}: "${message}": ${errors[0].message}`);
    return onOneLine(text);
  }
}

/** Thousands are set apart in every language, as they are in what the server says. */
const counted = (value: string | number): FluentVariable =>
  typeof value === "number" ? new FluentNumber(value, { useGrouping: "always" } as Intl.NumberFormatOptions) : value;

/** A message is one paragraph, however it is broken into lines in its file. */
const onOneLine = (text: string): string => text.replaceAll("\n", " ");

/** A captain's desk: what can be carried, what is read first, and flights to hexes that no list names (XIA-R29). */
import { Desk as BoardDesk } from "../../../lib/board/desk.svelte";
import { kindOf } from "../../../lib/board/targets";
import type { Live } from "../../../lib/live/live";
import type { Option } from "../../../lib/live/types";
import { t } from "../../../lib/words/words";
import { buttons, keysOf, offers, type Offer } from "../offers";
import type { Cards, FlightWay, Reached, View } from "../types";

/** Options that cannot be taken back and are easily pressed by mistake. */
const ASKED_TWICE = new Set(["end-actions", "end-business"]);
/** What a preview says of an option that wins. */
const WINS = "wins-game";
/** What may cost the ship. */
const GRAVE = new Set(["risk-debris", "risk-star"]);
/** What can be lifted. */
const CARRIED = new Set(["outfit"]);

export class Desk extends BoardDesk<Offer> {
  readonly cards: Cards;

  view = $derived.by<View>(() => this.live.view as View);
  /** The buttons beside the prompt by their keys. */
  buttons = $derived.by(() => keysOf(buttons(this.options)));
  /** The frame that waits for an answer: `moving`, `action-phase`; nothing if none does. */
  frame = $derived.by(() => this.view.asked?.frame ?? "");
  /** Hexes that the own ship can reach now, whether an option names them or not. */
  reach = $derived.by<Record<string, Reached>>(() =>
    this.live.owed && this.view.movement?.seat === this.live.seat ? this.view.reach : {},
  );
  /** Which of its ways the reader has picked for a hex: the safest one, unless another was asked for. */
  private picked = $state.raw({ hex: "", way: 0 });

  constructor(live: Live, cards: Cards) {
    super(live);
    this.cards = cards;
  }

  protected override marked(options: Option[]): Offer[] {
    return offers(options);
  }

  protected override carries(target: string): boolean {
    return CARRIED.has(kindOf(target));
  }

  /** Where nothing can be pointed at, one reads what a hex costs before anybody flies there. */
  protected override readsFirst(target: string): boolean {
    return this.touched && /^(hex|place|ship):/.test(target);
  }

  /** Whether an option ends the game with a victory, which is too much for a single click. */
  winsBy(text: string): boolean {
    return Boolean(this.live.option(text)?.preview.some(({ id }) => id === WINS));
  }

  protected override needsConfirming(text: string): boolean {
    if (this.winsBy(text)) return true;
    const ends = ASKED_TWICE.has(text) && Boolean(this.live.option(text)?.final);
    return ends && this.live.seatView?.automatic?.option !== text && this.options.length > 2;
  }

  // Ways over the map

  /** The way to a hex that is shown and flown; nothing if it is out of reach. */
  wayTo(hex: string): FlightWay | undefined {
    const ways = this.reach[hex]?.ways ?? [];
    return ways[this.picked.hex === hex ? this.picked.way % ways.length : 0];
  }

  /** The least face of a d20 that does a ship no harm at a border: the one that moves, or the own. */
  safeRoll(border: string): number {
    const own = this.view.safe_rolls[this.view.movement?.seat ?? this.live.seat ?? this.view.active];
    return (own ?? this.cards.safe_rolls)[border] ?? 0;
  }

  /** The least face of a d20 that brings a cube, by the mark of the hex. */
  gatherRoll(mark: string): number {
    return this.cards.cargo.gathering[mark]?.find(({ outcome }) => outcome === "cube")?.low ?? 0;
  }

  /** Shows the next way to a hex, after the last one the safest again. */
  nextWay(hex: string): void {
    this.picked = { hex, way: this.picked.hex === hex ? this.picked.way + 1 : 1 };
  }

  /** The flights that lead to a hex where the ship may stop: the one that is shown, or all that differ. */
  private flightsTo(hex: string, all: boolean): Offer[] {
    const [reached, shown] = [this.reach[hex], this.wayTo(hex)];
    if (!reached?.free || !shown) return [];
    const ways = all ? [shown, ...reached.ways.filter((way) => way !== shown)] : [shown];
    const distinct = ways.filter(({ option }, i) => ways.findIndex((way) => way.option === option) === i);
    return distinct.map((way) => {
      const listed = this.options.find(({ text }) => text === way.option);
      return listed?.verb === "step" ? listed : { ...flown(way, hex), preview: listed?.preview ?? [] };
    });
  }

  /** Everything that can be done on a hex and with the ships there: flights, and what else is offered. */
  offersOn(hex: string, ships: readonly string[], all = this.touched): Offer[] {
    const targets = [`hex:${hex}`, ...ships.map((ship) => `ship:${ship}`)];
    const listed = this.options.filter((option) => targets.some((target) => option.targets.includes(target)));
    const flights = this.flightsTo(hex, all);
    if (!flights.length) return listed;
    return [...flights, ...listed.filter(({ verb }) => verb !== "step" && verb !== "fly")];
  }

  /** A tap on a hex, which stands for the ships there too. */
  async chooseHex(hex: string, ships: readonly string[]): Promise<void> {
    const target = `hex:${hex}`;
    this.look = target;
    const found = this.offersOn(hex, ships);
    if (!found.length && !this.touched) return this.explain(target);
    if (!found.length) {
      await this.explain(target);
      this.menu = { target, options: [] };
      return;
    }
    if (found.length === 1 && !this.readsFirst(target) && !this.isGrave(hex, found[0]!))
      return this.send(found[0]!.text);
    this.tip = null;
    this.menu = { target, options: found };
  }

  /** Whether a ship may be lost by this: that is read before it is done. */
  private isGrave(hex: string, offer: Offer): boolean {
    const rolls = this.wayTo(hex)?.rolls ?? [];
    return offer.preview.some(({ id }) => GRAVE.has(id)) || rolls.some((roll) => GRAVE.has(`risk-${roll}`));
  }

  /** Flights that no list names stay as long as the ship can make them. */
  override check(): void {
    const menu = this.menu;
    if (!menu || kindOf(menu.target) !== "hex") return super.check();
    const flights = this.reach[menu.target.slice(4)]?.ways.map(({ option }) => option) ?? [];
    const known = new Set([...this.options.map(({ text }) => text), ...flights]);
    if (!menu.options.every(({ text }) => known.has(text))) this.drop();
  }
}

/** A flight that is not listed, as an option. */
const flown = ({ option, hexes, rolls }: FlightWay, hex: string): Offer => ({
  text: option,
  label: t("xia-fly-way", { points: hexes.length, rolls: rolls.length }),
  verb: "fly",
  targets: [`hex:${hex}`],
  preview: [],
  final: false,
  open: true,
});

/** Moving shared planning markers: by drag, by keys, and by the buttons of the focus card. */

import type { Live } from "../../lib/live/live";
import { blocks, energyKey, figureKey, inStation, marked, onSquare, threatKey } from "./markers";
import { energyIn, placesIn } from "./stores";
import type { Cards, Printed, Threat, View } from "./types";

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export class Marking {
  private readonly live: Live;
  private readonly cards: () => Cards;
  view = $derived.by<View>(() => this.live.view as View);
  now = $derived.by(() => marked(this.live.markers));
  any = $derived.by(() => Object.keys(this.live.markers).length > 0);
  /** Nothing moves while communications are down (SA-R21), nor once plans are resolved. */
  free = $derived.by(
    () => this.view.turn === 0 && this.view.communications && !this.view.paused && !this.live.spectating,
  );

  constructor(live: Live, cards: () => Cards) {
    this.live = live;
    this.cards = cards;
  }

  get printed(): Printed {
    return this.cards().ship;
  }

  has(key: string): boolean {
    return key in this.live.markers;
  }

  remove(key: string): void {
    if (this.free && this.has(key)) this.live.marker(key, null);
  }

  clear(): void {
    if (this.free) this.live.clearMarkers();
  }

  figure(crew: number, station: number): void {
    if (this.free) this.live.marker(figureKey(crew), inStation(station));
  }

  threat(threat: Threat, square: number): void {
    if (this.free) this.live.marker(threatKey(threat), onSquare(threat.zone, clamp(square, 1, this.start(threat))));
  }

  /** Moves a threat's marker so many squares; towards the ship the numbers fall. */
  step(threat: Threat, squares: number): void {
    this.threat(threat, this.squareOf(threat) + squares);
  }

  squareOf(threat: Threat): number {
    return this.now.threats.get(`${threat.zone}-${threat.number}`) ?? this.start(threat);
  }

  private start(threat: Threat): number {
    return this.cards().tracks[this.view.tracks[threat.zone] ?? ""]?.start ?? 1;
  }

  /** How many blocks a store holds in the plan. */
  blocksIn(store: number): number {
    return this.now.energy.get(store) ?? energyIn(this.view.ship, store);
  }

  shift(store: number, by: number): void {
    const most = placesIn(this.printed, this.view, store);
    if (this.free) this.live.marker(energyKey(store), blocks(clamp(this.blocksIn(store) + by, 0, most)));
  }

  /** Carries a block from one store to another, or away. */
  carry(from: number, to: number | null): void {
    if (from === to || this.blocksIn(from) === 0) return;
    this.shift(from, -1);
    if (to !== null) this.shift(to, 1);
  }
}

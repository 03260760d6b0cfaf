/** A card and its receiver, chosen before a data transfer: it moves only when the sender confirms (SA-R20). */

import type { Live } from "../../../lib/live/live";
import { sameCard } from "../faces";
import { cardTarget, receivers, seatTarget } from "../offers";
import { handOf } from "../planning";
import type { Saying, View } from "../types";

interface Chosen {
  face: string;
  from: number | null;
  to: number;
}

export class Gift {
  private chosen = $state.raw<Chosen | null>(null);
  private readonly live: Live;
  /** What was chosen, as long as the card is in the hand I look at. */
  now = $derived.by(() =>
    this.chosen && this.chosen.from === this.live.seat && this.inHand(this.chosen.face) ? this.chosen : null,
  );
  /** The option that carries it out, once it is offered. */
  option = $derived.by(() => (this.now && receivers(this.live.options, this.now.face).get(this.now.to)) ?? null);

  constructor(live: Live) {
    this.live = live;
  }

  /** Chooses, or takes the same choice back; returns why this card can never go there. */
  async choose(held: string, to: number): Promise<Saying | null> {
    const face = this.inHand(held) ?? held;
    if (this.now?.face === face && this.now.to === to) return this.forget();
    const reason = await this.live.whyTarget(seatTarget(to), cardTarget(face));
    if (reason && reason.id !== "no-transfer") return reason;
    this.chosen = { face, from: this.live.seat, to };
    return null;
  }

  forget(): null {
    this.chosen = null;
    return null;
  }

  private inHand(held: string): string | undefined {
    return handOf(this.live.view as View, this.live.seat).find((face) => sameCard(face, held));
  }
}

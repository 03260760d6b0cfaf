/** What a reader is looking at: the focus card at the foot of the rail tells about it. */

export type Look =
  | { kind: "threat"; number: number; code: string }
  | { kind: "system"; station: number; index: number }
  | { kind: "station"; station: number }
  | { kind: "capsules" }
  | { kind: "crew"; crew: number }
  | { kind: "card"; face: string; slot: number | null };

export class Looking {
  /** What was chosen by click, touch or keyboard: it stays. */
  chosen = $state.raw<Look | null>(null);
  /** What the mouse points at: only while it does. */
  pointed = $state.raw<Look | null>(null);

  get at(): Look | null {
    return this.pointed ?? this.chosen;
  }

  set at(look: Look | null) {
    this.chosen = look;
  }

  clear(): void {
    this.chosen = this.pointed = null;
  }
}

/** What stands in `data-look`: a threat as "threat 3 E1-05", a system as "system 0 1", a card as "card A/<". */
export function lookOf(text: string): Look | null {
  const [kind, first = "", second = ""] = text.split(" ");
  if (kind === "threat") return { kind, number: Number(first), code: second };
  if (kind === "system") return { kind, station: Number(first), index: Number(second) };
  if (kind === "station") return { kind, station: Number(first) };
  if (kind === "crew") return { kind, crew: Number(first) };
  if (kind === "card") return { kind, face: first, slot: second ? Number(second) : null };
  return kind === "capsules" ? { kind } : null;
}

/** Svelte action: whatever has `data-look` inside the node is read about when it is pointed at or has the keyboard. */
export function readable(node: HTMLElement | SVGElement, looking: Looking): { destroy(): void } {
  const under = ({ target }: Event) =>
    lookOf((target as Element).closest<SVGElement>("[data-look]")?.dataset.look ?? "");

  function onpointerover(event: Event): void {
    if ((event as PointerEvent).pointerType === "mouse") looking.pointed = under(event);
  }

  function onfocusin(event: Event): void {
    const look = under(event);
    if (look) looking.at = look;
  }

  const onpointerleave = () => (looking.pointed = null);
  const handlers = { pointerover: onpointerover, focusin: onfocusin, pointerleave: onpointerleave };
  for (const [name, handler] of Object.entries(handlers)) node.addEventListener(name, handler);
  return {
    destroy() {
      looking.pointed = null;
      for (const [name, handler] of Object.entries(handlers)) node.removeEventListener(name, handler);
    },
  };
}

/** Svelte action: a thing on the board that can be pointed at, chosen and perhaps carried. */
import { draggable } from "./drag";
import type { Desk } from "./desk.svelte";

type AnyDesk = Pick<Desk, "choose" | "drag" | "leave" | "look">;

export interface Spot {
  desk: AnyDesk;
  target: string;
  /** Shown only: somebody else's. */
  inert?: boolean;
  /** Its number among things with the same target. */
  copy?: number;
}

export function spot(node: HTMLElement | SVGElement, given: Spot): { update(next: Spot): void; destroy(): void } {
  let now = given;
  const dragging = () => now.desk.drag(now.target, now.inert, now.copy);
  const drag = draggable(node, dragging());
  const point = () => (now.desk.look = now.target);
  const onclick = () => (now.inert ? point() : void now.desk.choose(now.target, now.copy));
  const onkeydown = (press: Event) => {
    const { key } = press as KeyboardEvent;
    if (node instanceof HTMLButtonElement || (key !== "Enter" && key !== " ")) return;
    press.preventDefault();
    onclick();
  };
  const leave = () => now.desk.leave(now.target);
  const listeners = {
    click: onclick,
    keydown: onkeydown,
    pointerenter: point,
    focus: point,
    pointerleave: leave,
    blur: leave,
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update(next) {
      now = next;
      drag.update(dragging());
    },
    destroy() {
      drag.destroy();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener);
    },
  };
}

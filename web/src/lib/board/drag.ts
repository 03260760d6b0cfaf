/** Dragging by Pointer Events: always a shortcut for something that taps and keys can do too. */

export interface Drag {
  /** Whether this can be dragged now; asked whenever it is pressed. */
  readonly active: boolean;
  start?(event: PointerEvent): void;
  move?(event: PointerEvent, over: Element | null): void;
  drop(event: PointerEvent, over: Element | null): void;
  cancel?(): void;
}

const FAR_ENOUGH = 6;

const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

/** Svelte action: a press that moves far enough becomes a drag, anything less stays a tap. */
export function draggable(node: HTMLElement | SVGElement, drag: Drag): { update(next: Drag): void; destroy(): void } {
  let now = drag;
  let from: PointerEvent | null = null;
  let moving = false;

  /** Captured at once: a quick pointer leaves the card before its first move event. */
  function onpointerdown(event: PointerEvent): void {
    if (!now.active || event.button !== 0) return;
    from = event;
    node.setPointerCapture(event.pointerId); // A quick hand has left the thing before it counts as dragged.
  }

  function onpointermove(event: PointerEvent): void {
    if (!from) return;
    if (!moving && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR_ENOUGH) return;
    if (!moving) begin(event);
    now.move?.(event, under(event));
  }

  function begin(event: PointerEvent): void {
    moving = true;
    now.start?.(event);
  }

  function onpointerup(event: PointerEvent): void {
    if (moving) now.drop(event, under(event));
    if (moving) window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    stop();
  }

  /** The click that follows a drag is no tap. */
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function onpointercancel(): void {
    if (moving) now.cancel?.();
    stop();
  }

  function stop(): void {
    from = null;
    moving = false;
  }

  const listeners = {
    pointerdown: onpointerdown,
    pointermove: onpointermove,
    pointerup: onpointerup,
    pointercancel: onpointercancel,
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const [name, listener] of Object.entries(listeners))
        node.removeEventListener(name, listener as EventListener);
    },
  };
}

/** A point of the screen in the units of an SVG. */
export function inside(svg: SVGSVGElement, event: PointerEvent): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY);
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

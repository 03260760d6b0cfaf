/** One tab stop for a whole board: arrows go to the nearest stop in their direction, Home and End to the first and last. */

type Vector = readonly [number, number];

const WAYS: Record<string, Vector> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const middle = (stop: Element): Vector => {
  const box = stop.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The nearest stop in a direction; going sideways off the line costs double. */
export function nearest(from: Vector, stops: readonly Vector[], [dx, dy]: Vector): number {
  let [best, least] = [-1, Infinity];
  stops.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** Svelte action: every `[data-stop]` inside the node takes part. */
export function roving(node: HTMLElement | SVGElement): { destroy(): void } {
  const stops = () => [...node.querySelectorAll<SVGElement | HTMLElement>("[data-stop]")];

  function settle(active: Element | null): void {
    const all = stops();
    const chosen = active && all.includes(active as SVGElement) ? active : all[0];
    for (const stop of all) stop.setAttribute("tabindex", stop === chosen ? "0" : "-1");
  }

  function goal(event: KeyboardEvent, here: Element): Element | undefined {
    const all = stops();
    if (event.key === "Home") return all[0];
    if (event.key === "End") return all.at(-1);
    const way = WAYS[event.key];
    if (!way || event.shiftKey) return undefined;
    const others = all.filter((stop) => stop !== here);
    return others[nearest(middle(here), others.map(middle), way)];
  }

  function onkeydown(event: Event): void {
    const here = (event.target as Element).closest("[data-stop]");
    const next = here && goal(event as KeyboardEvent, here);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    (next as HTMLElement).focus();
  }

  const onfocusin = (event: Event) => settle((event.target as Element).closest("[data-stop]"));
  const watcher = new MutationObserver(() => settle(document.activeElement));
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", onkeydown);
  node.addEventListener("focusin", onfocusin);
  settle(null);
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", onkeydown);
      node.removeEventListener("focusin", onfocusin);
    },
  };
}

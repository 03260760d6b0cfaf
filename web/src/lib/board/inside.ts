/** How far a bubble stays from the edges of the screen, in pixels. */
const MARGIN = 8;

/** Moves a bubble that would reach over the left or right edge of the screen back into it. */
export function insideScreen(bubble: HTMLElement): void {
  const { left, right } = bubble.getBoundingClientRect();
  const shift = Math.max(MARGIN - left, Math.min(0, document.documentElement.clientWidth - MARGIN - right));
  if (shift) bubble.style.translate = `${shift}px`;
}

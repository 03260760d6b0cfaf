/** Parts of a heavy page that are made one after another, so that no single task blocks the browser for long. */

/** Milliseconds between two parts: about a frame. Timers run in hidden pages too, frames do not. */
const BETWEEN = 16;

export class Stages {
  /** How many parts exist already, besides those that exist from the beginning. */
  made = $state(0);

  /** Must be created during a component's initialisation; it ends with the component. */
  constructor(count: () => number) {
    $effect(() => {
      if (this.made >= count()) return;
      const timer = setTimeout(() => (this.made += 1), BETWEEN);
      return () => clearTimeout(timer);
    });
  }
}

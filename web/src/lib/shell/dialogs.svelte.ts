/** Which dialogs are open. Behind a modal dialog nothing can be pressed, so the topmost one shows what cannot wait. */
import { untrack, type Snippet } from "svelte";

class Dialogs {
  private open = $state.raw<readonly string[]>([]);
  /** The one on top; null if none is open. */
  top = $derived(this.open.at(-1) ?? null);
  /** Content that stays visible over all dialogs; set in an effect, and removed on leaving. */
  notice = $state.raw<Snippet | null>(null);

  /** Until the returned function is called: made for `$effect(() => dialogs.add(id))`. */
  add(id: string): () => void {
    const change = (ids: (open: readonly string[]) => readonly string[]) => untrack(() => (this.open = ids(this.open)));
    change((open) => [...open, id]);
    return () => void change((open) => open.filter((other) => other !== id));
  }
}

export const dialogs = new Dialogs();

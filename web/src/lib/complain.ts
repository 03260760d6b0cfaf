/** A refusal of the HTTP side as a toast: our words if we have them, else the server's own. */
import { toast } from "./toasts.svelte";
import { has, t } from "./words";

export function complain(error: { name: string; message: string }): void {
  const message = `ui-error-${error.name}`;
  toast({ text: has(message) ? t(message) : error.message || t("ui-error-failed"), tone: "bad" });
}

/** Runs something that may be refused; says so and gives undefined if it was. */
export async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    complain(error as Error);
    return undefined;
  }
}

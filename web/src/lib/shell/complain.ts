/** A refusal of the HTTP side in words: the rule behind it, ours for its name, or the server's own. */
import type { ApiError } from "../live/api";
import { toast } from "./toasts.svelte";
import { has, t } from "../words/words";

type Refusal = Pick<ApiError, "name" | "message"> & Partial<Pick<ApiError, "reason">>;

export function inWords(error: Refusal): string {
  if (error.reason) return error.reason.text;
  const message = `ui-error-${error.name}`;
  return has(message) ? t(message) : error.message || t("ui-error-failed");
}

export function complain(error: Refusal): void {
  toast({ text: inWords(error), clause: error.reason?.clause, tone: "bad" });
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

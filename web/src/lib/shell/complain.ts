/** The text of a refused HTTP request: the rule behind it, our message for its name, or the server's sentence. */
import type { ApiError } from "../live/api";
import { toast } from "./toasts.svelte";
import { has, t } from "../words/words";

type Refusal = Pick<ApiError, "name" | "message"> & Partial<Pick<ApiError, "reason">>;

export function refusalText(error: Refusal): string {
  if (error.reason) return error.reason.text;
  const message = `ui-error-${error.name}`;
  return has(message) ? t(message) : error.message || t("ui-error-failed");
}

export function complain(error: Refusal): void {
  toast({ text: refusalText(error), clause: error.reason?.clause, tone: "bad" });
}

/** Runs something that may be refused; shows the refusal and returns undefined then. */
export async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    complain(error as Error);
    return undefined;
  }
}

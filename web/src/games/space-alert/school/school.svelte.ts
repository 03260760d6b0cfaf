/** The flight school in this browser: which lessons are passed, and how one is opened. */

import { createTable } from "../../../lib/live/api";
import { attempt } from "../../../lib/shell/complain";
import type { Live } from "../../../lib/live/live";
import { router } from "../../../lib/shell/router.svelte";

const KEY = "quarterdeck.school";

class School {
  /** The lessons passed so far. */
  passed = $state.raw<string[]>(stored());
  busy = $state(false);
  private plans = new Map<string, string[]>();

  pass(lesson: string): void {
    if (this.passed.includes(lesson)) return;
    this.passed = [...this.passed, lesson];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.passed));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  /** Opens a table for a lesson; a plan that was flown before is laid out there again. */
  async open(lesson: string, plan: string[] = []): Promise<void> {
    this.busy = true;
    const table = await attempt(() => createTable({ game: "space-alert", seats: 1, options: { lesson }, start: true }));
    this.busy = false;
    if (!table) return;
    this.plans.set(table.id, plan);
    router.go(`/t/${table.id}`);
  }

  /** Lays out the plan that a new table begins with, once. */
  async layOut(live: Live): Promise<void> {
    const plan = this.plans.get(live.id) ?? [];
    this.plans.delete(live.id);
    for (const option of plan) if (!(await live.act(option))) return;
  }
}

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

export const school = new School();

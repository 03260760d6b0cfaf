/** Whether the last choice can be taken back, as far as the server has told: what it marked, answered or refused. */
import type { Saying } from "./types";

interface Step {
  /** The state of the table after it. */
  version: number;
  seat: number | null;
  /** Nobody knows what was before we came, nor what came from elsewhere: it may have been this seat in another browser. */
  back: boolean | "unknown";
  reason?: Saying | null;
}

const NOTHING: Saying = { id: "nothing-to-undo", clause: "", args: {} };

export class TakingBack {
  private steps = $state.raw<Step[]>([]);

  /** We have come to a table: where nothing was chosen yet, nothing can be taken back. */
  begin(version: number): void {
    if (this.steps.at(-1)?.version !== version) this.steps = [{ version, seat: null, back: version > 0 && "unknown" }];
  }

  /** Somebody has taken something back: whose choice was before that is not told. */
  rewound(version: number): void {
    this.steps = [{ version, seat: null, back: "unknown" }];
  }

  chose(version: number, seat: number | null, final: boolean): void {
    const others = (this.steps.at(-1)?.version ?? 0) < version - 1 ? [{ version: version - 1, seat: null, back: "unknown" as const }] : [];
    this.steps = [...this.steps, ...others, { version, seat, back: !final }];
  }

  /** The table is again as before the last step. */
  tookBack(version: number): void {
    const earlier = this.steps.slice(0, -1);
    const last = earlier.pop();
    if (last) this.steps = [...earlier, { ...last, version }];
    else this.rewound(version);
  }

  refused(version: number, seat: number | null, reason: Saying | null): void {
    if (reason) this.steps = [...this.steps, { version, seat, back: false, reason }];
  }

  /** Why not, or null if it may be tried: in the server's words, or because there is nothing. */
  whyNot(version: number, seat: number | null): Saying | null {
    const last = this.steps.at(-1);
    if (!last || last.version !== version || last.back === "unknown" || (last.back && last.seat === seat)) return null;
    return last.reason ?? NOTHING;
  }
}

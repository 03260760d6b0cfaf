/** What the computer says about an event: clips of web/sounds/voice.toml and effects (fx/...), put together. */
import type { Line } from "../../../lib/sound/voice";
import type { GameEvent, Setting } from "../types";

/** The clauses that tell the end of the operation from that of a phase, and an agreed end from the clock's. */
const END_OF_OPERATION = "SA-3.2.16";
const AGREED_END = "SA-3.2.17";
const COUNTED = 5;
/** Seconds that the words take before a countdown can begin. */
const LEAD = 2;
/** A tick comes that much before its number. */
const TICK = 0.1;

export type Timing = Pick<Setting, "clock" | "transfer_seconds">;

/** Numbers from `first` to 1, a second each, the first of them after `start` seconds. */
function countdown(first: number, start = 0): { clips: string[]; at: number[] } {
  const seconds = Array.from({ length: first }, (_, index) => index);
  return {
    clips: seconds.flatMap((second) => ["fx/tick", `count-${first - second}`]),
    at: seconds.flatMap((second) => [start + second, start + second + TICK]),
  };
}

function threat({ args }: GameEvent): Line {
  const weight = args.serious ? "serious" : "common";
  const alarm = args.serious ? "fx/serious" : "fx/threat";
  return { clips: [alarm, args.unconfirmed ? "unconfirmed" : "alert", `t${args.n}`, weight, String(args.zone)] };
}

/** Without a clock a window is open until everybody goes on (SA-R45): nothing is counted. */
function transfer(_: GameEvent, { clock, transfer_seconds: seconds }: Timing): Line {
  const clips = ["fx/transfer", "transfer"];
  if (!clock) return { clips };
  const first = Math.min(COUNTED, seconds - LEAD);
  const count = countdown(first, seconds - first);
  return { clips: [...clips, ...count.clips], at: [0, 0.5, ...count.at], urgent: true };
}

/** The last seconds are counted (SA-R26). */
function warning({ args, clause }: GameEvent, { clock }: Timing): Line {
  if (clock && args.seconds === COUNTED) return { ...countdown(COUNTED), urgent: true };
  return { clips: [clause === END_OF_OPERATION ? "ends-operation" : `ends-${args.phase}`, `in-${args.seconds}`] };
}

function end({ clause }: GameEvent): Line {
  return { clips: ["fx/phase-end", clause === AGREED_END ? "operation-over-early" : "operation-over"], urgent: true };
}

const LINES: Record<string, (event: GameEvent, timing: Timing) => Line> = {
  "action-round-begins": () => ({ clips: ["fx/red-alert", "begin"] }),
  "threat-announced": threat,
  "incoming-data": () => ({ clips: ["fx/data", "data"] }),
  "transfer-opens": transfer,
  "transfer-closes": () => ({ clips: ["fx/transfer-signal", "transfer-over"], urgent: true }),
  "communications-down": () => ({ clips: ["communications-down"] }),
  "communications-up": () => ({ clips: ["fx/restored", "communications-up"] }),
  warning,
  "phase-ends": ({ args }) => ({ clips: ["fx/phase-end", `ended-${args.phase}`], urgent: true }),
  "action-round-ends": end,
};

/** What is said about news; what comes after the end of planning is for the film. */
export function announcements(news: readonly GameEvent[], timing: Timing): Line[] {
  const over = news.find((event) => event.kind === "action-round-ends");
  return (over ? [over] : news).flatMap((event) => LINES[event.kind]?.(event, timing) ?? []);
}

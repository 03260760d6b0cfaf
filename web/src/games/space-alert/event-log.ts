/** What the log and the tables of Space Alert say beyond the words of events: whose flag, when, what went before. */
import { minutes } from "../../lib/words/minutes";
import { t } from "../../lib/words/words";
import type { Args, GameEvent } from "../../lib/live/types";

interface CampaignLog {
  mission?: number;
  tiles?: string[][];
  broken_squads?: number[];
}

/** Where a campaign stands before a mission, and what the ship brings along (SA-10.3). */
export function note(options: Record<string, unknown>): string {
  const log = options.campaign as CampaignLog | null | undefined;
  if (!log) return "";
  const [tiles, squads] = [(log.tiles ?? []).flat().length, (log.broken_squads ?? []).length];
  return t(tiles + squads ? "sa-campaign-carried" : "sa-campaign-mission-n", {
    mission: log.mission ?? 1,
    tiles,
    squads,
  });
}

interface Crewed {
  seat_count: number;
  crew?: { seat: number }[];
  setting?: { clock: boolean };
  asked?: { start?: number };
}

/** Androids fly the flags after the players'. */
export function flag({ seat, crew }: Args, view: Crewed): number {
  if (typeof seat === "number") return seat + 1;
  const figures = view.crew ?? [];
  const held = typeof crew === "number" ? figures[crew]?.seat : undefined;
  if (held === undefined) return 0;
  const androids = figures.slice(0, Number(crew) + 1).filter((figure) => figure.seat < 0);
  return held >= 0 ? held + 1 : view.seat_count + androids.length;
}

/** Only planning goes by the clock, and only where there is one. */
export const ticking = (view: Crewed): boolean => view.asked?.start !== undefined && Boolean(view.setting?.clock);

/** Elapsed time while planning (SA-R4), the number of the turn in the resolution; untimed planning has no times. */
export function stamps(events: readonly GameEvent[], view: Crewed | undefined): string[] {
  let [start, paused, turn] = [Infinity, 0, ""];
  return events.map(({ kind, at, args }) => {
    if (kind === "action-round-begins" && view?.setting?.clock !== false) start = at;
    if (kind === "paused") paused = at;
    if (kind === "resumed") start += at - paused;
    if (kind === "step-begins") turn = String(args.turn);
    return turn || (at < start ? "" : minutes(at - start));
  });
}

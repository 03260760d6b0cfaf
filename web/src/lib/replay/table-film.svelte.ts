/** The film of a table: fetched when needed, in the reader's language. */

import { clientOf } from "../../games/registry";
import { type ApiError, fetchScenes } from "../live/api";
import type { Live } from "../live/live";
import type { Scenes } from "../live/types";
import { language, t } from "../words/words";
import { type Cut, type Step, stepByStep, unpacked } from "./film";
import { Player } from "./player.svelte";
import { Together } from "./together.svelte";

/** The step that the page's address leads to, from 1; 0 for none. */
export const linkedStep = (): number => Number(new URLSearchParams(location.search).get("step") ?? 0);

export class TableFilm<S extends Step = Step> {
  player = $state.raw<Player<S> | null>(null);
  together = $state.raw<Together | null>(null);
  /** What was sent with the film: result, seed and commitment. */
  sent = $state.raw<Scenes | null>(null);
  /** The text that says why there is no film. */
  failed = $state("");
  private readonly live: Live;
  private readonly cut: Cut<S>;
  /** In which language the film was last asked for, and whether the game was over then. */
  private asked = "";

  constructor(live: Live, cut: Cut<S>) {
    this.live = live;
    this.cut = cut;
  }

  /** The address of a step, from 1. */
  link = (step: number): string => `${location.origin}/t/${this.live.id}?step=${step}`;

  /** Fetches the film unless this one is here already; another language fetches the same steps again. */
  async load(): Promise<void> {
    const wanted = `${language()} ${this.live.over}`;
    if (wanted === this.asked) return;
    this.asked = wanted;
    try {
      const sent = await fetchScenes(this.live.id);
      this.show(this.cut(await unpacked(sent)), sent);
    } catch (error) {
      this.failed = (error as ApiError).name === "withheld" ? t("ui-error-withheld") : t("ui-film-failed");
    }
  }

  private show(steps: S[], sent: Scenes): void {
    this.sent = sent;
    if (this.player) this.player.steps = steps;
    else {
      const player = new Player(steps);
      this.together = new Together(this.live, player, sent.host);
      player.go(linkedStep() - 1);
      this.player = player;
    }
  }

  /** Those who have just played watch together from the beginning. */
  begin(): void {
    if (!this.player || !this.together) return;
    this.together.on = true;
    this.player.running = true;
    this.together.follow();
  }
}

/** The film of a table, with the chapters that its game names. */
export const filmOf = (live: Live): TableFilm =>
  new TableFilm(live, stepByStep(clientOf(live.table?.game ?? "")?.replay?.chapterOf));

/** Gen7 in the browser: everything that is needed before its board is loaded. */
import type { GameClient } from "../game-client";
import { t } from "../../lib/words/words";
import Art from "./Art.svelte";
import { flag, roundOf, stamps } from "./event-log";

const gen7: GameClient = {
  icon: "hull",
  minutes: 80,
  minutesText: "g7-minutes-of-episode",
  clauses: { order: "G7-2.2", start: "G7-2.1" },
  art: Art,
  board: () => import("./Gen7.svelte"),
  flag,
  stamps,
  note: ({ log }) => {
    const episode = (log as { episode?: number } | null | undefined)?.episode;
    return episode ? t("g7-note-episode", { episode }) : "";
  },
  options: { usualSeats: 3, hidden: ["log", "guided"] }, // G7-D55.1
  pages: [{ path: "gallery", title: "g7-gallery", icon: "book", load: () => import("./gallery/Gallery.svelte") }],
  before: () => import("./campaign/Before.svelte"),
  replay: {
    scene: () => import("./replay/EpisodeScene.svelte"),
    chapterOf: roundOf,
    chapterTitle: (round) => t("g7-round", { round }),
  },
};

export default gen7;

/** Starship Captains in the browser: everything that is needed before its board is loaded. */
import type { GameClient } from "../game-client";
import Art from "./Art.svelte";
import { t } from "../../lib/words/words";
import { flag, roundOf, stamps } from "./event-log";

const starshipCaptains: GameClient = {
  icon: "ship",
  minutes: 75,
  clauses: { order: "SC-3.2", start: "SC-2.30" },
  art: Art,
  board: () => import("./StarshipCaptains.svelte"),
  flag,
  stamps,
  options: {
    seatOptions: ["first"],
    hidden: ["guided"],
  },
  replay: {
    scene: () => import("./replay/VoyageScene.svelte"),
    chapterOf: roundOf,
    chapterTitle: (round) => t("sc-round", { round }),
  },
};

export default starshipCaptains;

/** Xia in the browser: everything that is needed before its board is loaded. */
import type { GameClient } from "../game-client";
import { t } from "../../lib/words/words";
import Art from "./Art.svelte";
import { flag, logged, roundOf, stamps } from "./event-log";

const xia: GameClient = {
  icon: "rocket",
  minutes: 150,
  clauses: { order: "XIA-2.1.18", start: "XIA-2.1" },
  art: Art,
  board: () => import("./Xia.svelte"),
  flag,
  stamps,
  logged,
  options: { hidden: ["guided"] },
  replay: {
    scene: () => import("./replay/XiaScene.svelte"),
    chapterOf: roundOf,
    chapterTitle: (round) => t("xia-round", { round, rounds: 0 }),
  },
};

export default xia;

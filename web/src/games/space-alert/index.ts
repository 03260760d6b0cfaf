/** Space Alert in the browser: everything that is needed before its board is loaded. */
import type { GameClient } from "../game-client";
import Art from "./Art.svelte";
import { flag, note, stamps, ticking } from "./event-log";

const flights = (series: string) => Array.from({ length: 8 }, (_, i) => `${series}-${i + 1}`);

const spaceAlert: GameClient = {
  icon: "shield",
  minutes: 30,
  clauses: { order: "SA-4.3.2", start: "SA-R1" },
  art: Art,
  board: () => import("./SpaceAlert.svelte"),
  flag,
  note,
  stamps,
  options: {
    choices: { mission: ["random-mission", ...flights("S2"), "generated", ...flights("S1")] },
    seatOptions: ["captain", "communications_officer", "chief_of_security"],
    switches: { campaign: {} },
    excludes: { campaign: ["mission", "common", "serious", "full_rules"] },
    together: { clock: false },
    chancy: ["mission"],
    hidden: ["seating", "lesson"],
  },
  unlisted: ({ lesson }) => Boolean(lesson),
  startHint: ({ clock }) => (clock === false ? "sa-start-hint-untimed" : "sa-start-hint"),
  ticking,
  pages: [
    {
      path: "school",
      title: "sa-school",
      icon: "officer",
      nav: "sa-school",
      introduces: true,
      load: () => import("./school/School.svelte"),
    },
    {
      path: "real-table",
      title: "sa-real-table",
      icon: "users",
      parts: ["resolve", "film"],
      load: () => import("./printed-game/Printed.svelte"),
    },
  ],
  oldPaths: { "/school": "school", "/printed": "real-table" },
  history: { title: "sa-ships-log", load: () => import("./log/ShipsLog.svelte") },
};

export default spaceAlert;

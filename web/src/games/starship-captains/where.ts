/** Where on the board the things lie that can be chosen while something is asked. */
export type Tab = "map" | "missions" | "ship" | "offer" | "tracks" | "about";

export const WHERE: Record<string, Tab> = {
  moving: "map",
  jumping: "map",
  fighting: "map",
  scatter: "map",
  "shadow-performs-mission": "map",
  "shadow-fights": "map",
  "taking-technology": "offer",
  installing: "offer",
  copying: "offer",
  looking: "offer",
  advancing: "tracks",
  honour: "tracks",
  repairing: "ship",
  hit: "ship",
  overfull: "ship",
};

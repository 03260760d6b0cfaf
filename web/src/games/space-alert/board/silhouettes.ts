/** Silhouettes of threats: shapes of our own on a grid of 24 units, their noses towards the ship below. */

export const OUTLINES = {
  fighter: "M12 22 9.5 15 3 11V6l5 3 1.5-6h5L16 9l5-3v5l-6.5 4z",
  warship: "M12 23 8 18v-6L4 9V4l4 2V1h8v5l4-2v5l-4 3v6z",
  hulk: "M7 1h10l4 6v9l-5 6H8l-5-6V7zM9 6v8h2V6zM13 6v8h2V6z",
  grappler: "M9 2h6v8l5 3v8l-4-2v-4h-2l-2 3-2-3H8v4l-4 2v-8l5-3z",
  orb: "M12 2a10 10 0 1 0 .01 0zM12 5.500a6.5 6.5 0 1 1-.01 0zM12 9a3 3 0 1 0 .01 0z",
  satellite: "M10 3h4v4h2v2h1V6h6v9h-6v-3h-1v3h-2v3l2 4H8l2-4v-3H8v-3H7v3H1V6h6v3h1V7h2z",
  cloud: "M7 20a5.5 5.5 0 0 1-1-10.900A6.5 6.5 0 0 1 18.2 8 6 6 0 0 1 17.5 20zM8 14h8v-2H8z",
  maelstrom: "M12 2a10 10 0 1 1-9 14l3-1a7 7 0 1 0 6-10 5 5 0 1 0 4 8l2 2A8 8 0 1 1 9 6l-1-3a10 10 0 0 1 4-1z",
  rock: "M8 3l8-1 6 7-1 8-6 5-8-1-5-6 1-8zM9 8a2 2 0 1 0 .01 0zM15.5 13a2.5 2.5 0 1 0 .01 0z",
  amoeba: "M11 3c5-2 7 2 6 5 5 0 6 6 2 7 1 5-5 8-8 4-5 3-10-2-6-6-3-5 1-9 6-10zM12 10a2.5 2.5 0 1 0 .01 0z",
  tentacles:
    "M3 11a9 9 0 0 1 18 0v3h-2l1 7-4-6-1 8-3-8-3 8-1-8-4 6 1-7H3zM8.5 8a1.5 1.5 0 1 0 .01 0zM15.5 8a1.5 1.5 0 1 0 .01 0z",
  crab: "M12 6c6 0 8 4 8 7s-3 6-8 6-8-3-8-6 2-7 8-7zM5 9C1 8 1 3 4 2l1 3 3-2c1 3-1 6-3 6zM19 9c4-1 4-6 1-7l-1 3-3-2c-1 3 1 6 3 6z",
  swarm: "M6 2l3 6H3zM18 2l3 6h-6zM12 8l3 6H9zM5 13l3 6H2zM19 13l3 6h-6zM12 17l2.5 5h-5z",
  person: "M12 2a4 4 0 1 0 .01 0zM5 22v-6c0-4 3-5.5 7-5.500s7 1.5 7 5.500v6h-4v-5h-1v5h-4v-5H9v5z",
  alien:
    "M12 2c6 0 9 4 9 8 0 6-5 12-9 12S3 16 3 10c0-4 3-8 9-8zM6 10c0 3 2 5 5 5 0-3-2-5-5-5zM18 10c-3 0-5 2-5 5 3 0 5-2 5-5z",
  slime:
    "M4 12c0-6 4-9 8-9s8 3 8 9v7a1.5 1.5 0 0 1-3 0v-3h-1v5a2 2 0 0 1-4 0v-4h-1v2a1.5 1.5 0 0 1-3 0v-2H7v4a1.5 1.5 0 0 1-3 0z",
  robot: "M11 2h2v3h6v9H5V5h6zM8 8v3h2V8zM14 8v3h2V8zM7 15h10v7h-3v-4h-4v4H7zM2 8h2v6H2zM20 8h2v6h-2z",
  virus:
    "M11 1h2v4l3 1 3-3 2 2-3 3 1 3h4v2h-4l-1 3 3 3-2 2-3-3-3 1v4h-2v-4l-3-1-3 3-2-2 3-3-1-3H1v-2h4l1-3-3-3 2-2 3 3 3-1z",
  bolt: "M14 1 4 14h6l-2 9 12-14h-7z",
  bomb: "M15 2l5 2-1 3-2-1-1 2a8 8 0 1 1-3-1zM8 12a2 2 0 1 0 .01 0z",
  crack: "M13 1 7 9l4 3-5 5 1 6 2-5 6-5-4-4 5-5z",
} as const;

type Shape = keyof typeof OUTLINES;

/** Which threats look alike, by the codes of their cards. */
const CODES: Record<Shape, string> = {
  fighter: "E1-03 E1-06 E1-07 E2-01 E2-02 E2-03",
  warship: "E1-02 E1-05 E2-06 SE1-01 SE1-02 SE1-05 SE2-02 SE2-05",
  hulk: "SE1-03 SE2-01",
  grappler: "E1-08",
  orb: "E1-01",
  satellite: "SE1-04 SE2-03",
  cloud: "E1-04",
  maelstrom: "SE1-07",
  rock: "E1-10 E2-07 SE1-08 SE2-06",
  amoeba: "E1-09",
  tentacles: "E2-05 SE1-06",
  crab: "SE2-04",
  swarm: "E2-04",
  person: "I1-01 I1-02 I1-03 I1-04 I2-03 I2-04 SI1-01 SI1-02 SI2-01",
  alien: "SI1-03 SI2-02",
  slime: "I2-01 I2-02",
  robot: "SI1-06",
  virus: "I2-05 SI2-04",
  bolt: "I1-05 I1-06 I2-06 SI1-05 SI2-03",
  bomb: "I1-07 SI2-05",
  crack: "SI1-04",
};

const BY_CODE = new Map(
  Object.entries(CODES).flatMap(([shape, codes]) => codes.split(" ").map((code) => [code, shape as Shape] as const)),
);

/** How a threat looks; one of another pack looks like most of its kind. */
export const shapeOf = (code: string): Shape => BY_CODE.get(code) ?? (code.includes("I") ? "person" : "warship");

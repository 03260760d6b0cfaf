/** How rooms look: their icons, and what is done on their spots. */

export const ROOM_ICONS: Record<string, string> = {
  science_lab: "science-lab",
  tech_lab: "tech-lab",
  chem_lab: "chem-lab",
  assembly: "assembly",
  data_center: "data-center",
  production_center: "production",
  medical_center: "medical",
  hq: "hq",
  vault: "vault",
  sixth_a: "sixth-a",
  sixth_b: "sixth-b",
};

/** What the spots of a room without a yield are for. */
export const DEEDS: Record<string, string> = {
  assembly: "robot",
  data_center: "file",
  production_center: "algorithm",
  medical_center: "awaken",
};

export const SECTOR_LABS: Record<string, string> = {
  science: "science-lab",
  engineering: "tech-lab",
  bioscience: "chem-lab",
  mechanical: "reprogram",
};

/** Where each sector stands on the ship: always in the same place, whoever has it. */
export const WEDGES = [
  { sector: "science", side: "left", row: 1 },
  { sector: "engineering", side: "right", row: 1 },
  { sector: "bioscience", side: "right", row: 2 },
  { sector: "mechanical", side: "left", row: 2 },
] as const;

/** Where a die lies on the small lab of a sector, or on Reprogram. */
export const labSpot = (sector: string, dots: number): string => `${sector}:${dots}`;

/** The shape of a placement rule, where groups of one room stand side by side. */
export const RULE_ICONS: Record<string, string> = {
  thresholds: "rule-thresholds",
  step: "rule-step",
  equal: "rule-equal",
  sum_below: "rule-sum-below",
  sum_equal: "rule-sum-equal",
  two_pairs: "rule-pairs",
  rising: "rule-rising",
};

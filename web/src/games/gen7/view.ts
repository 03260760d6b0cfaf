/** What a seat sees and how a game ends. Made by web/make_view_types.py from the game's classes. */

/** The frame that waits, with its fields. */
export interface Asked {
  frame: string;
  seats: number[];
  about?: string;
  active?: number;
  again?: boolean;
  algorithm?: string;
  asked?: number[];
  at?: number;
  bought?: number;
  by?: string;
  cards?: number | string[];
  center?: string;
  changer?: number;
  costs_merit?: boolean;
  deck?: string;
  done?: number[];
  file?: string;
  hand?: string;
  high?: number;
  kind?: string;
  left?: number;
  left_first?: number;
  line?: string;
  low?: number;
  marked?: number[];
  number?: number;
  options?: string[];
  order?: number[];
  price?: number;
  result?: number;
  room?: string;
  rooms?: string[];
  rule?: string;
  seat?: number;
  served?: number[];
  sides?: string[];
  skill?: string;
  source?: string;
  spot?: number | string;
  steps?: number;
  tags?: string[];
  task?: string;
  track?: boolean;
  type?: string;
  upgraded?: boolean[];
  vault?: boolean;
  what?: string;
  worse?: boolean;
}

/** The average merit of an episode, kept exactly (G7-D18). */
export interface Average {
  total: number;
  count: number;
}

/** A die of another player on the spots, changed with one's own tokens or by Curator (G7-D9.4). */
export interface Change {
  seat: number;
  die: number;
  result: number;
  type: string;
  paid: number;
}

/** A crew die: what it shows and where it lies (G7-1.2 to G7-1.4). */
export interface Die {
  kind: "officer" | "colonist" | "robot";
  result: number;
  at: string;
  spots: number[];
}

/** A die on shared spots that are being filled (G7-R16, G7-R17). */
export interface Lay {
  seat: number;
  die: number;
  spots: number[];
  result: number;
  skilled: boolean;
  changed: boolean;
}

/** What one seat gives to a proposal: dice, tokens, changes, sealed files and skills (G7-R16 to R19). */
export interface Offer {
  seat: number;
  answered: boolean;
  accepted: boolean;
  lays: Lay[];
  tokens: Record<string, number>;
  spent: Record<string, number>;
  changes: Change[];
  saves: Record<string, number>;
  sealed: string[] | number;
  skills: string[];
  kept: string[];
}

/** The ballots of the last vote, as they were counted (G7-R28). */
export interface Opened {
  about: string;
  options: string[];
  ballots: (string | null)[];
  weights: number[];
  votes: number[];
  track: number;
  winner: string;
  episode: number;
  by_chief: boolean;
}

/** An officer that was placed this turn, as it was placed (G7-D35). */
export interface PlacedOfficer {
  seat: number;
  room: string;
  department: string;
  dots: number;
  result: number;
}

/** What the results on a group of shared spots must be. */
export interface Placement {
  kind: "none" | "thresholds" | "step" | "equal" | "sum_below" | "sum_equal" | "two_pairs" | "rising";
  limits: [number, number][];
}

/** A player: officer, sector and hand (G7-29, G7-R2). */
export interface Player {
  seat: number;
  sector: string;
  dice: Die[];
  asleep: boolean;
  store: Record<string, number>;
  merit: number;
  stars: number;
  paid: Record<string, number>;
  rank: number;
  lines: number;
  skills: string[];
  uses: Record<string, number>;
  crew: string;
  temperament: string;
  kept: string[];
  files: string[] | number;
  work_tasks: string[] | number;
  algorithms: string[];
  upgrades: (string | null)[];
  plan_a: string | null | boolean;
  plan_b: string | null | boolean;
  met?: string[];
  shown: string[];
  drawn_files: string[] | number;
  drawn_algorithms: string[] | number;
  drawn_work_tasks: string[] | number;
  drawn_key_tasks: string[] | number;
  counts: Record<string, number>;
  passed: boolean;
  passes: boolean;
  read: boolean;
  leaning: string;
  ballot: string | null | boolean;
  choice: string | null | boolean;
}

/** A group of shared spots that is being filled (G7-R16 to R25). */
export interface Proposal {
  seat: number;
  group: string;
  offers: Offer[];
  vault: Record<string, number>;
  extra: Record<string, number>;
  asked: boolean;
}

/** How an episode ended, and after the seventh how the campaign did. */
export interface Result {
  outcome: string | null;
  score: number | number[] | null;
  episode: number;
  merit: number[];
  stars: number[];
  ranks: number[];
  order: number[];
  best: number;
  ending: string;
  ending_class: string;
  ending_text: string;
}

/** What a robot counts on each of two shared spots, where it lies or is offered (G7-D10.1). */
export interface RobotHalves {
  group: string;
  spot: number;
  left: number;
  right: number;
}

/** A group of shared spots of a room that has joined the ship. */
export interface RoomGroup {
  group: string;
  room: string;
  rule: Placement;
}

/** A modifier in force (G7-D58). */
export interface Rule {
  text: string;
  source: string;
  lasts: "turn" | "round" | "section" | "episode";
}

/** A key task in the row (G7-14). */
export interface Task {
  card: string;
  finished: boolean;
  tokens: Record<string, number>;
}

/** What holds until the present turn ends (G7-4). */
export interface Turn {
  seat: number;
  placements: number;
  placed: number;
  officers: PlacedOfficer[];
  proposals: number;
  used: string[];
  file: string;
  contributors: number[];
  saved: Record<string, number>;
  savings: number;
}

/** A table of Gen7: one episode of a campaign. */
export interface View {
  seat_count: number;
  humans: number[] | null;
  now: number;
  asked_since: number;
  players: Player[];
  episode: number;
  round: number;
  phase: string;
  chief: number;
  duty: number;
  markers: number[];
  vault: Record<string, number>;
  divisions: Record<string, number>;
  covered: Record<string, string[]>;
  repairs: string[];
  arrivals: number[];
  row: Task[];
  key_deck: number;
  key_pile: number;
  work_deck: number;
  work_pile: number;
  file_deck: number;
  file_pile: number;
  algorithm_deck: number;
  algorithm_pile: number;
  plans_a: number;
  plans_b: number;
  crossroads: number;
  heart_fates: boolean;
  mind_fates: boolean;
  ship_fates: boolean;
  self_fates: boolean;
  vote_fates: boolean;
  card: string;
  card_seat: number;
  concerned: number;
  chosen: string;
  squares: number;
  damage: Record<string, number>;
  heart_mind: number;
  section: string;
  success: number;
  setbacks: number;
  target: number;
  plot_advance: number;
  last_round: number;
  heard: number[];
  side_paid: number;
  goals: string[];
  turned: string[];
  fills: Record<string, number>;
  redirected: Record<string, string>;
  results: Record<string, string>;
  visited: string[];
  library: string[];
  told: string[];
  sentences: string[];
  cards: string[];
  best: number[];
  averages: Average[];
  earned: number[][];
  decided: Opened[];
  logged: number[];
  opened: Opened | null;
  order: number[];
  turn: Turn;
  proposal: Proposal | null;
  finished: number;
  ending: string;
  pack: string;
  ship: string;
  officers: string[];
  risk: Record<string, number>;
  votes: number[];
  groups: RoomGroup[];
  special_rules: Rule[];
  average_merit: string[];
  halves: RobotHalves[];
  vault_part: Record<string, number>;
  free_skills: number[];
  asked?: Asked;
  coached: number | null;
}

/** Types of messages, by the names the client uses. Views and results are the game's own: a board narrows them. */
import type * as wire from "./wire";

export type {
  Automatic,
  Before,
  TableSeat,
  Chapter,
  Clause as Rule,
  Clock,
  Flaw,
  FinishedTable,
  Introduction,
  Keepsake,
  Lesson,
  Tables,
  Me,
  MarkerPlace,
  Option,
  Question,
  Saying,
  Session,
  Table,
  TurnRecap,
  Undoable,
} from "./wire";
export type { SeatChange } from "./wire";
export type { Advice, ChatLine, Hint, MarkerMoved as Marker, ShowingPosition, GameEvent } from "./wire";

export type Language = "en" | "ru" | "pl";
export type Level = NonNullable<wire.TableSeat["level"]>;
export const LEVELS: Level[] = ["easy", "normal", "hard"];
export type Args = wire.GameEvent["args"];
export type CardTexts = Record<string, string[]>;
/** How a game ended: what the shell knows of any game's result. A board narrows it to its own. */
export interface Result {
  outcome: string | null;
  /** One number for all together, or one for each seat. */
  score: number | number[] | null;
  /** The score of a whole campaign, of which this was the last game. */
  campaign_score?: number | null;
  /** The seats that won, where seats play against each other. */
  winners?: number[];
  /** Who won, and with how many points, seat by seat; lists of finished games do not have it. */
  standing?: Standing;
}

export interface Standing {
  won: boolean[];
  points: number[] | null;
  /** The seats from first to last, where rules break every tie. */
  order?: number[] | null;
}

/** The parts of JSON Schema that options use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: (string | number)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
}

export type GameInfo = Omit<wire.GameInfo, "options"> & { options: Schema };

/** Everything a game says by its clock, for people at a real table. */
export type Announcements<A = unknown> = Omit<wire.Announcements, "about"> & { about: A };

/** A film: its first view, and its scenes as differences (`lib/replay` makes whole views of them). */
export type Scenes<V = unknown> = Omit<wire.Showing, "view"> & { view: V };

/** The film of a planned game that was carried out. */
export type Resolution<V = unknown> = Omit<wire.Resolution, "view"> & { view: V };

/** What somebody sees of a game's state: the game's own, so a board narrows it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

/** What one seat (or, with seat null, a spectator) sees and may do. */
export type SeatView<V = View> = Omit<wire.SeatView, "view"> & { view: V };

export type StateMessage = wire.State;
export type UpdateMessage = wire.Update;
/** Everything the server may send over the live connection. */
export type ServerMessage = wire.PushMessage;

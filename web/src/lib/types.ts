/** What goes over the wire, by the names the client uses. Views and results are the game's own: a board narrows them. */
import type * as wire from "./wire";

export type { Chair as TableSeat, Clause as Rule, Clock, Flaw, Flight, Lobby as Tables, Me, Place, Reason as Saying, Table } from "./wire";
export type { Advised as Advice, Hint, MarkerMoved as Marker, Moment as Pace, Told as GameEvent } from "./wire";

export type Language = "en" | "ru" | "pl";
export type Level = NonNullable<wire.Chair["level"]>;
export const LEVELS: Level[] = ["easy", "normal", "hard"];
export type Args = wire.Told["args"];
export type CardTexts = Record<string, string[]>;
export type Result = Record<string, unknown>;

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
  default?: unknown;
}

export type GameInfo = Omit<wire.GameInfo, "options"> & { options: Schema };

/** Everything a game says by its clock, for people at a real table. */
export type Announcements<A = unknown> = Omit<wire.Announcements, "about"> & { about: A };

/** A step of a finished game: of the view only what has changed since the step before. */
export type Scene<V = unknown> = Omit<wire.Scene, "view"> & { view: Partial<V> };

export type Scenes<V = unknown> = Omit<wire.Showing, "scenes"> & { scenes: Scene<V>[] };

/** What one seat (or, with seat null, a spectator) sees and may do. */
export type Face<V = any> = Omit<wire.Face, "view"> & { view: V };

export type ChatLine = wire.Line;
export type StateMessage = wire.State;
export type UpdateMessage = wire.Update;
/** Everything the server may send over the live connection. */
export type ServerMessage = wire.News;

/** What a reader is looking at: the focus card at the foot of the rail tells about it. */

export type Look =
  | { kind: "threat"; number: number; code: string }
  | { kind: "system"; station: number; index: number }
  | { kind: "capsules" }
  | { kind: "crew"; crew: number }
  | { kind: "card"; face: string; slot: number | null };

export class Looking {
  at = $state.raw<Look | null>(null);
}

import type { ActorRecord, Kept } from './entry.ts';

export type ArrowKind = 'event' | 'reply' | 'message' | 'timer' | 'start' | 'call' | 'answer';

/** A message between two lanes. */
export interface Arrow {
  readonly key: string;
  readonly kind: ArrowKind;
  /** Sequence number of its entry; null for calls and replies. */
  readonly entry: number | null;
  /** Number of its call; null otherwise. */
  readonly call: number | null;
  readonly label: string;
  /** Lane indexes. */
  readonly from: number;
  readonly to: number;
  /** The time of the actor clock, ms. */
  readonly at: number;
  /** Too late, ignored, or an invalid reply. */
  readonly isNo: boolean;
  /** A held reply. */
  readonly isHeld: boolean;
}

export type End = ActorRecord | 'you' | 'page' | 'server';

export interface Drafted extends Omit<Arrow, 'from' | 'to' | 'isNo'> {
  readonly from: End;
  readonly to: End;
  isNo: boolean;
}

/** Item of the diagram: an arrow, or a new state of an actor. */
export type Item =
  | { readonly at: number; readonly arrow: Drafted }
  | { readonly at: number; readonly actor: ActorRecord; readonly before: Kept | null; readonly after: Kept };

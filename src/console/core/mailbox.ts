import type { EventObject } from 'xstate';

/** What was sent, as it is and as it is kept; null where nothing is worked on. */
interface Sent {
  raw: EventObject | null;
  event: EventObject | null;
  seq: number;
  at: number;
}

/** What an actor has been sent and is working on, in one object that is written anew, and what waits behind that. */
export interface Mailbox {
  readonly worked: Sent;
  readonly waiting: Sent[];
}

export const newMailbox = (): Mailbox => ({ worked: { raw: null, event: null, seq: 0, at: 0 }, waiting: [] });

/** The number of what is worked on. */
export const seqOf = ({ worked: { raw, seq } }: Mailbox): number | null => (raw === null ? null : seq);

/** Nearly always nothing is being worked on when something comes. */
export function take(
  { worked, waiting }: Mailbox,
  raw: EventObject,
  event: EventObject,
  seq: number,
  at: number,
): void {
  if (worked.raw !== null) {
    waiting.push({ raw, event, seq, at });
    return;
  }
  worked.raw = raw;
  worked.event = event;
  worked.seq = seq;
  worked.at = at;
}

/** Goes on to what waits next. */
export function finish({ worked, waiting }: Mailbox): void {
  worked.raw = null;
  worked.event = null;
  if (waiting.length > 0) Object.assign(worked, waiting.shift());
}

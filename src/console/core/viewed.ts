import type { EventObject } from 'xstate';
import type { $ZodType } from 'zod/v4/core';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import type { ActorRecord } from './entry.ts';
import type { NamedTimer } from './namedTimers.ts';
import type { Recorder } from './recorder.ts';

/** What was recorded of an application, wherever that runs. */
export type Reading = Omit<Recorder, 'inspect' | 'clear'>;

/** What the panels want of an application that they show: of this page, of another tab, or of somebody else. */
export interface Viewed {
  readonly recorder: Reading;
  readonly clock: Pick<VirtualClock, 'now'>;
  /** What each event carries, by its type, where the application says so. */
  readonly events: Readonly<Record<string, $ZodType>>;
  /** Types of events that the application sends by itself as if a person had. */
  readonly ownEvents?: ReadonlySet<string>;
  /** Paths of the flows that somebody may be in, the uppermost on the screen first. */
  readonly inView?: readonly RegExp[];
  /** The timers that its actors have set, the next one first. */
  timers(): readonly NamedTimer[];
  /** Sends an event to an actor, as somebody outside would. */
  send(actor: ActorRecord, event: EventObject): void;
  /** Hears that something has changed. */
  subscribe(listener: () => void): () => void;
}

import type { AnyActorRef, EventObject } from 'xstate';
import type { PendingTimer, VirtualClock } from '../../inspection/virtualClock.ts';

/** A timer that an actor has set, by the clock of its system. Times in ms. */
export interface NamedTimer {
  readonly actor: AnyActorRef;
  readonly event: EventObject;
  readonly delay: number;
  readonly dueAt: number;
}

/** One of this very clock. */
interface ClockTimer extends NamedTimer {
  /** Its number in the clock. */
  readonly id: number;
}

interface Scheduled {
  readonly source: AnyActorRef;
  readonly event: EventObject;
  readonly delay: number;
}

/**
 * Whose the clock's timers are. XState knows the names and not the clock, the clock the times and not the names; both
 * know the order in which they were set.
 */
export function namedTimers(system: AnyActorRef['system'], clock: Pick<VirtualClock, 'timers'>): readonly ClockTimer[] {
  const scheduled = Object.values(system.getSnapshot()._scheduledEvents as Readonly<Record<string, Scheduled>>);
  const set = [...clock.timers()].sort((one, other) => one.id - other.id);
  const found: ClockTimer[] = [];
  let from = 0;
  for (const { source, event, delay } of scheduled) {
    const at = set.findIndex((timer, place) => place >= from && isFor(timer, delay));
    if (at < 0) continue;
    from = at + 1;
    const { id, dueAt } = set[at] as PendingTimer;
    found.push({ id, actor: source, event, delay, dueAt });
  }
  return found.sort((one, other) => one.dueAt - other.dueAt);
}

/** The clock may run faster than real time, so a delay is not always kept to the millisecond. */
const isFor = ({ startedAt, dueAt }: PendingTimer, delay: number): boolean => Math.abs(dueAt - startedAt - delay) < 2;

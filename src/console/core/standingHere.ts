import { type Standing, standingOf } from '../../inspection/step/standing.ts';
import type { Controls } from './controls.ts';
import type { ActorRecord } from './entry.ts';
import { type NamedTimer, namedTimers } from './namedTimers.ts';

type Clocked = Pick<Controls, 'clock'>;

/** The timers that an actor has set, the next one first. */
export const timersOf = ({ clock }: Clocked, { ref }: Pick<ActorRecord, 'ref'>): readonly NamedTimer[] =>
  namedTimers(ref.system, clock).filter(({ actor }) => actor === ref);

/** Where an actor with a machine stands, its timers by the clock of its system. Throws where it runs something else. */
export function standingHere(core: Clocked, actor: Pick<ActorRecord, 'ref'>): Standing {
  const timers = timersOf(core, actor);
  const now = core.clock.now();
  return standingOf(actor.ref, {
    now,
    dueAt: ({ event }) => timers.find((timer) => timer.event === event)?.dueAt ?? now,
  });
}

import type { AnyMachineSnapshot } from 'xstate';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import type { StatesByPath, UserAction } from './capsule/scenario.ts';
import type { ActorRecord } from './entry.ts';
import type { Recorder } from './recorder.ts';

export interface RedoOptions {
  readonly recorder: Recorder;
  readonly clock: VirtualClock;
  /** Types of events that the application sends by itself although they once came from outside. */
  readonly ownEvents: ReadonlySet<string>;
  /** Time to wait for an expected state, ms of real time. */
  readonly patience?: number;
}

/** Time to wait for what may never happen, ms of real time. */
const SOON = 2_000;

/** Repeats recorded user actions on the running application. */
export function createRedo({ recorder, clock, ownEvents, patience = 10_000 }: RedoOptions) {
  /** Entries up to here are matched already. */
  let told = 0;

  const actorAt = (path: string): ActorRecord | undefined =>
    recorder.actors.findLast((actor) => actor.path === path && actor.ref.getSnapshot().status === 'active');
  const valueAt = (path: string): unknown =>
    (actorAt(path)?.ref.getSnapshot() as AnyMachineSnapshot | undefined)?.value;

  const hasHeard = ({ to, event }: UserAction): boolean => {
    for (let seq = told + 1; seq <= recorder.total; seq += 1) {
      const entry = recorder.find(seq);
      if (entry?.kind !== 'event' || entry.from !== null || entry.actor.path !== to) continue;
      if (entry.event.type !== event.type) continue;
      told = seq;
      return true;
    }
    return false;
  };

  /** Polls in real time until the condition holds; returns whether it did. */
  const comes = async (holds: () => boolean, limit = patience): Promise<boolean> => {
    for (const end = performance.now() + limit; performance.now() < end; ) {
      if (holds()) return true;
      await new Promise((go) => setTimeout(go, 20));
    }
    return holds();
  };

  const wrong = (stood: StatesByPath) =>
    Object.entries(stood).filter(([path, value]) => JSON.stringify(valueAt(path)) !== JSON.stringify(value));
  const saysWrong = (stood: StatesByPath): string =>
    wrong(stood)
      .map(([path, value]) => {
        const now = valueAt(path);
        const where = now === undefined ? 'does not exist' : `is in ${JSON.stringify(now)}`;
        return `${path} should be in ${JSON.stringify(value)}, but ${where}.`;
      })
      .join(' ');

  return {
    /** Waits for the recorded state and repeats the action. Returns the problem, or null. */
    async deed(deed: UserAction): Promise<string | null> {
      const { to, event, stands, wait } = deed;
      if (wait > 0) clock.by(wait);
      if (ownEvents.has(event.type) && (await comes(() => hasHeard(deed), SOON))) return null;
      // Machines on real time may be elsewhere for ever: the receiver must be in its recorded state, others should.
      await comes(() => wrong(stands).length === 0, SOON);
      const own = to in stands ? { [to]: stands[to] } : {};
      if (!(await comes(() => wrong(own).length === 0))) return `Before ${event.type}: ${saysWrong(own)}`;
      const actor = actorAt(to);
      if (actor === undefined) return `${to} does not exist to receive ${event.type}.`;
      if (hasHeard(deed)) return null;
      actor.ref.send(event);
      told = recorder.total;
      return null;
    },
    /** Waits until all machines are in these states, by path. Returns the problem, or null. */
    async ends(ends: StatesByPath, wait: number): Promise<string | null> {
      if (wait > 0) clock.by(wait);
      return (await comes(() => wrong(ends).length === 0)) ? null : `At the end: ${saysWrong(ends)}`;
    },
  };
}

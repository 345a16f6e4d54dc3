import type { AnyMachineSnapshot } from 'xstate';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import type { Deed } from './capsule/deeds.ts';
import type { ActorRecord } from './entry.ts';
import type { Recorder } from './recorder.ts';

export interface RedoOptions {
  readonly recorder: Recorder;
  readonly clock: VirtualClock;
  /** Types of events that the application sends by itself where somebody outside once brought them about. */
  readonly ownEvents: ReadonlySet<string>;
  /** How long to wait for what is foreseen, ms of real time. */
  readonly patience?: number;
}

/** Does again, on the running application, what somebody did once. */
export function createRedo({ recorder, clock, ownEvents, patience = 10_000 }: RedoOptions) {
  /** What was heard up to here has been told already. */
  let told = 0;

  const actorAt = (path: string): ActorRecord | undefined =>
    recorder.actors.findLast((actor) => actor.path === path && actor.ref.getSnapshot().status === 'active');
  const valueAt = (path: string): unknown =>
    (actorAt(path)?.ref.getSnapshot() as AnyMachineSnapshot | undefined)?.value;

  const hasHeard = ({ to, event }: Deed): boolean => {
    for (let seq = told + 1; seq <= recorder.total; seq += 1) {
      const entry = recorder.find(seq);
      if (entry?.kind !== 'event' || entry.from !== null || entry.actor.path !== to) continue;
      if (entry.event.type !== event.type) continue;
      told = seq;
      return true;
    }
    return false;
  };

  /** Asks again and again, in real time: says whether it came to pass. */
  const comes = async (holds: () => boolean, limit = patience): Promise<boolean> => {
    for (const end = performance.now() + limit; performance.now() < end; ) {
      if (holds()) return true;
      await new Promise((go) => setTimeout(go, 20));
    }
    return holds();
  };

  return {
    /** Waits for the state in which it was done, and does it. Gives what is wrong, in a sentence, or null. */
    async deed(deed: Deed): Promise<string | null> {
      const { to, event, stands, wait } = deed;
      if (wait > 0) clock.by(wait);
      if (ownEvents.has(event.type) && (await comes(() => hasHeard(deed), 2_000))) return null;
      const foreseen = JSON.stringify(stands);
      if (!(await comes(() => stands === null || JSON.stringify(valueAt(to)) === foreseen))) {
        const now = valueAt(to);
        const where = now === undefined ? 'is not there' : `stands in ${JSON.stringify(now)}`;
        return `${to} should hear ${event.type} in ${foreseen}, and ${where}.`;
      }
      const actor = actorAt(to);
      if (actor === undefined) return `${to} is not there to hear ${event.type}.`;
      if (hasHeard(deed)) return null;
      actor.ref.send(event);
      told = recorder.total;
      return null;
    },
    /** Waits until all machines stand in these states, by their paths. Gives what is wrong, in a sentence, or null. */
    async ends(ends: Readonly<Record<string, unknown>>, wait: number): Promise<string | null> {
      if (wait > 0) clock.by(wait);
      const wrong = () =>
        Object.entries(ends).filter(([path, value]) => JSON.stringify(valueAt(path)) !== JSON.stringify(value));
      if (await comes(() => wrong().length === 0)) return null;
      return wrong()
        .map(
          ([path, value]) =>
            `${path} should stand in ${JSON.stringify(value)}, and stands in ${JSON.stringify(valueAt(path))}.`,
        )
        .join(' ');
    },
  };
}

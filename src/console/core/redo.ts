import type { AnyMachineSnapshot } from 'xstate';
import type { VirtualClock } from '../../inspection/virtualClock.ts';
import type { Deed, Stood } from './capsule/deeds.ts';
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

/** So long it is waited for what may also never come, ms of real time. */
const SOON = 2_000;

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

  const wrong = (stood: Stood) =>
    Object.entries(stood).filter(([path, value]) => JSON.stringify(valueAt(path)) !== JSON.stringify(value));
  const saysWrong = (stood: Stood): string =>
    wrong(stood)
      .map(([path, value]) => {
        const now = valueAt(path);
        const where = now === undefined ? 'is not there' : `stands in ${JSON.stringify(now)}`;
        return `${path} should stand in ${JSON.stringify(value)}, and ${where}.`;
      })
      .join(' ');

  return {
    /** Waits for the state in which it was done, and does it. Gives what is wrong, in a sentence, or null. */
    async deed(deed: Deed): Promise<string | null> {
      const { to, event, stands, wait } = deed;
      if (wait > 0) clock.by(wait);
      if (ownEvents.has(event.type) && (await comes(() => hasHeard(deed), SOON))) return null;
      // What goes by real time may stand elsewhere for ever: whoever hears it must stand as it stood, the others should.
      await comes(() => wrong(stands).length === 0, SOON);
      const own = to in stands ? { [to]: stands[to] } : {};
      if (!(await comes(() => wrong(own).length === 0))) return `Before ${event.type}: ${saysWrong(own)}`;
      const actor = actorAt(to);
      if (actor === undefined) return `${to} is not there to hear ${event.type}.`;
      if (hasHeard(deed)) return null;
      actor.ref.send(event);
      told = recorder.total;
      return null;
    },
    /** Waits until all machines stand in these states, by their paths. Gives what is wrong, in a sentence, or null. */
    async ends(ends: Stood, wait: number): Promise<string | null> {
      if (wait > 0) clock.by(wait);
      return (await comes(() => wrong(ends).length === 0)) ? null : `At the end: ${saysWrong(ends)}`;
    },
  };
}

import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { addresses } from '../../../src/console/core/capsule/address.ts';
import type { Capsule } from '../../../src/console/core/capsule/capsule.ts';
import { checkCompatibility, machinesBelow } from '../../../src/console/core/capsule/fits.ts';
import { revived } from '../../../src/console/core/capsule/plain.ts';
import { keepBack } from '../../../src/console/core/capsule/replay.ts';
import { replaysAlike } from '../../../src/console/core/capsule/replaysAlike.ts';
import type { Controls } from '../../../src/console/core/controls.ts';
import { deliver, wrapRelay } from '../../../src/console/core/relay.ts';
import type { Say } from '../../../src/console/remote/obey.ts';
import type { ReplayHow } from '../../../src/console/remote/tabMessages.ts';
import { keepReplay } from './keptReplay.ts';

interface Told {
  /** The console has read it: it is of this form. */
  readonly told: unknown;
  readonly how: ReplayHow;
  readonly machine: AnyStateMachine;
  /** Which root of this machine it is on the page. */
  readonly nth: number;
  readonly say: Say;
  readonly storage: Pick<Storage, 'setItem'>;
}

/** Judges a recording, and compares every step or keeps it for the next load. Returns whether the page is to be loaded again. */
export function replayHere({ told, how, machine, nth, say, storage }: Told): boolean {
  try {
    const capsule = told as Capsule;
    const { kind, because } = checkCompatibility(capsule, machinesBelow(machine));
    if (kind === 'incompatible') {
      say(`Incompatible: ${because.join(' ')}`);
      return false;
    }
    const wrong = replaysAlike(capsule, { machine: () => machine }, 1);
    if (how === 'check' || wrong !== null) {
      say(wrong ?? `Replay matched in all ${capsule.steps.length} steps. Nothing was called.`);
      return false;
    }
    keepReplay({ capsule, machine: machine.id, nth }, storage);
    return true;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/**
 * Repeats a recording on the screens of this page, without its effects, and pauses. What the page itself sends meanwhile
 * is ignored: it is in the recording.
 */
export function beginReplay(core: Controls, root: AnyActorRef, capsule: Capsule, say: Say): void {
  const [begin, ...steps] = capsule.steps as [Capsule['steps'][number], ...Capsule['steps']];
  const address = addresses(core.recorder);
  const actorAt = (place: string) => address.at(place.replace(begin.to, root.id))?.ref;
  const startedAt = core.clock.now();
  let isOurs = false;
  const hearAgain = wrapRelay(root.system, (delivery, relay) => {
    if (isOurs || delivery.source !== undefined) relay(delivery);
  });
  const passTo = (at: number): void => {
    core.clock.by(Math.max(0, startedAt + at - begin.at - core.clock.now()));
  };
  const make = ({ at, to, by, event, unheard }: Capsule['steps'][number]): string | null => {
    passTo(at);
    const target = actorAt(to);
    if (target === undefined) return `${to} does not exist to receive ${event.type}.`;
    const source = by === null ? undefined : actorAt(by);
    const release = unheard ? keepBack(target) : () => {};
    isOurs = true;
    deliver({ source, target, event: revived(event, {}) as EventObject });
    isOurs = false;
    release();
    return null;
  };
  let stopped: string | null = null;
  for (const [place, step] of steps.entries()) {
    const wrong = make(step);
    stopped = wrong === null ? null : `Replay stopped at step ${place + 2}: ${wrong}`;
    if (stopped !== null) break;
  }
  if (stopped === null) passTo(capsule.end.at);
  hearAgain();
  core.pause();
  say(
    stopped ?? 'The recording has ended. The application is paused: drag the timeline, and reload the page to go on.',
  );
}

import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { namedTimers } from '../namedTimers.ts';
import { createRecorder, type Recorder } from '../recorder.ts';
import type { KeepingOptions } from '../redactor.ts';
import { deliver, wrapRelay } from '../relay.ts';
import { addresses } from './address.ts';
import { type Capsule, type CapsuleStep, capsuleOf, isEnd } from './capsule.ts';
import { createCountedClock } from './countedClock.ts';
import { type Errors, plainOf, revived } from './plain.ts';
import { standIn } from './standIns.ts';

export interface ReplayOptions {
  /**
   * The machine at the root, whose idea of the present is this clock, ms, and of a storage's content `read`; `root` is its
   * actor, undefined until it is made. What it would call is never called.
   */
  readonly machine: (now: () => number, read: ReadStorage, root: () => AnyActorRef | undefined) => AnyStateMachine;
  /** What keeps secrets out of what the replay says of itself. */
  readonly keeping?: KeepingOptions;
  readonly errors?: Errors;
  /** Puts something that can be read in the place of what was masked in an event; what came later may tell more of it. */
  readonly fill?: Fill;
}

/** What stood in a storage under a name. */
export type ReadStorage = (name: string) => string | null;
export type Fill = (event: EventObject, later: readonly CapsuleStep[]) => EventObject;

/** How one machine stands, as plain data. */
export interface Stand {
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** How the root and every machine below it that runs stand, by their addresses. */
export type Stands = Readonly<Record<string, Stand>>;

export interface Replayed {
  /** After each step of the capsule, as far as it went, and once more at its end. */
  readonly stands: readonly Stands[];
  /** Right before each step but the first one, when the timers had fired: `before[0]` belongs to the second step. */
  readonly before: readonly Stands[];
  /** What the replay itself was, to compare. */
  readonly again: Capsule;
  /** Why it could not go on to the end. */
  readonly stopped: string | null;
}

const NO_SECRETS: KeepingOptions = { mask: (value) => value, maskEvent: (event) => event };

/** Lets machines do again what they did, in one go and without touching the world. The same capsule comes to the same every time. */
export function replay(capsule: Capsule, options: ReplayOptions): Replayed {
  const { machine, keeping = NO_SECRETS, errors = {}, fill = (event) => event } = options;
  const [begin, ...steps] = capsule.steps as [CapsuleStep, ...CapsuleStep[]];
  const clock = createCountedClock(begin.at);
  const recorder = createRecorder({ ...keeping, now: clock.now });
  const address = addresses(recorder);
  const standsNow = createStands(recorder, address.of);
  let made: AnyActorRef | undefined;
  const root = createActor(
    machine(clock.now, readingAgain(capsule), () => made),
    {
      id: begin.to,
      input: revived(begin.event.input, errors),
      clock,
      logger: () => {},
      inspect: (heard) => {
        if (heard.type === '@xstate.actor') standIn(heard.actorRef as Parameters<typeof standIn>[0]);
        recorder.inspect(heard);
      },
    },
  );
  made = root;
  root.subscribe({ error: () => {} });
  root.start();

  /** Lets the timers fire that had fired; says what is wrong where one of them is not set. */
  const letPass = ({ at, ticks }: Capsule['end']): string | null => {
    for (const [firedAt, to, type] of ticks) {
      const actor = address.at(to)?.ref;
      const timer = namedTimers(root.system, clock).find((one) => one.actor === actor && one.event.type === type);
      if (timer === undefined) return `timer ${type} of ${to} should fire, but is not set`;
      clock.moveTo(firedAt);
      clock.fire(timer.id);
    }
    clock.moveTo(at);
    return null;
  };

  const before: Stands[] = [];
  const make = (step: CapsuleStep, later: readonly CapsuleStep[]): string | null => {
    const late = letPass(step);
    if (late !== null) return late;
    before.push(standsNow());
    const target = address.at(step.to)?.ref;
    if (target === undefined) return `${step.to} does not exist to receive ${step.event.type}`;
    if (target.getSnapshot().status !== 'active') return `${step.to} has ended before receiving ${step.event.type}`;
    const event = fill(revived(step.event, errors) as EventObject, later);
    const source = step.by === null ? undefined : address.at(step.by)?.ref;
    const hearAgain = step.unheard ? keepBack(target) : () => {};
    deliver({ source, target, event });
    hearAgain();
    return null;
  };

  const stands = [standsNow()];
  let stopped: string | null = null;
  for (const [at, step] of steps.entries()) {
    const wrong = make(step, steps.slice(at + 1));
    stopped = wrong === null ? null : `Step ${at + 2}: ${wrong}.`;
    if (stopped !== null) break;
    stands.push(standsNow());
  }
  if (stopped === null) {
    const wrong = letPass(capsule.end);
    stopped = wrong === null ? null : `At the end: ${wrong}.`;
    stands.push(standsNow());
  }
  const again = capsuleOf(recorder);
  root.stop();
  return { stands, before, again, stopped };
}

/** Nobody hears how this actor ends, until told to hear again. */
export const keepBack = (actor: AnyActorRef): (() => void) =>
  wrapRelay(actor.system, (delivery, relay) => {
    if (delivery.source !== actor || !isEnd(delivery.event)) relay(delivery);
  });

/** What was read under each name, in order; what is read beyond that was not there. */
function readingAgain({ reads }: Capsule): ReadStorage {
  const left = [...reads];
  return (name) => {
    const at = left.findIndex(([read]) => read === name);
    return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null);
  };
}

/** A machine that has not changed has the same stand as before. */
function createStands({ actors, lastOf }: Recorder, addressOf: ReturnType<typeof addresses>['of']): () => Stands {
  const known = new WeakMap<object, Stand>();
  const standOf = (snapshot: AnyMachineSnapshot): Stand => {
    const found = known.get(snapshot);
    if (found !== undefined) return found;
    const { status, value, context, output, error } = snapshot;
    const stand = plainOf({ status, value, context, output, error }) as Stand;
    known.set(snapshot, stand);
    return stand;
  };
  return () =>
    Object.fromEntries(
      actors.flatMap((actor) => {
        const last = lastOf(actor);
        const runs = actor.parent === null || actor.ref.getSnapshot().status === 'active';
        if (actor.machine === null || !runs || last === null) return [];
        return [[addressOf(actor), standOf(last as AnyMachineSnapshot)]];
      }),
    );
}

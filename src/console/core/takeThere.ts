import type { AnyActorRef, EventObject } from 'xstate';
import { endOf, type Move } from '../../inspection/step/move.ts';
import { nodesOf } from '../../inspection/transitions.ts';
import type { Acts } from './acts/acts.ts';
import type { Controls } from './controls.ts';
import type { ActorRecord } from './entry.ts';
import { statesOf } from './path/statesOf.ts';
import { type NoWay, type PathStep, pathTo } from './path/takeMeTo.ts';
import { type Walked, walkPath } from './path/walkPath.ts';
import { wrapRelay } from './relay.ts';
import { standingHere, timersOf } from './standingHere.ts';
import type { Reading } from './viewed.ts';

/** Between two moves, so that one can watch, ms of real time. */
const PAUSE_MS = 250;

/** An application in which somebody may be taken to a state. */
export interface Walkable extends Pick<Controls, 'recorder' | 'clock' | 'outcomes' | 'pause'> {
  /** Payloads of an event by its schema; null where it has none. */
  readonly casesOf: (type: string) => readonly EventObject[] | null;
  /**
   * Lets nothing call out that `isFaked` says of when it starts; returns how to let it again. `all` is what it keeps
   * back: every call of the application, or those actors alone.
   */
  readonly hush: (isFaked: (actor: AnyActorRef) => boolean) => () => void;
  readonly hushes: 'all' | 'faked';
  /** Where a walk is kept as something that was done with the console. */
  readonly acts?: Pick<Acts, 'add'>;
}

interface Ways {
  /** Whether the clock can be steered. */
  readonly time?: boolean;
  /** Events with payloads, for types without a schema. */
  readonly examples?: readonly EventObject[];
}

/** Different payloads of an event that are tried. */
const MOST_SEEN = 5;

/** So many take a few seconds. */
const MOST_STEPS = 100_000;

/** A shortest way of events, faked ends of what is under way, and time unless the clock cannot be steered, from where an actor stands to a state. */
export function wayTo(
  core: Walkable,
  actor: ActorRecord,
  stateId: string,
  { time = true, examples = [] }: Ways = {},
): readonly PathStep[] | NoWay {
  const types = actor.machine?.events ?? [];
  const cases = types.flatMap((type) => core.casesOf(type) ?? casesSeen(core.recorder, type, examples));
  return pathTo(
    standingHere(core, actor),
    stateId,
    {
      events: cases,
      outcomes: ({ src }) => [
        ...core.outcomes(actor.machine?.id ?? '', src),
        { kind: 'error', error: new Error('Failed by the console') },
      ],
      time,
    },
    { steps: MOST_STEPS },
  );
}

/**
 * Makes the moves of a way on the running application, one after the other, as far as it does what was foreseen. On
 * arrival the application is paused, so that nothing leads away: replies and timers that come are held.
 */
export async function walkThere(core: Walkable, actor: ActorRecord, steps: readonly PathStep[]): Promise<Walked> {
  const { ref } = actor;
  core.acts?.add({ kind: 'walk', to: actor.path, state: steps.at(-1)?.to.join(' + ') ?? '' });
  const faked = fakedOn(steps);
  let left = steps.length;
  // What is faked must not happen besides: nothing that the walk starts asks the server, and how it ends is not heard.
  const isFaked = (started: AnyActorRef): boolean => {
    const { _parent: parent } = started;
    if (parent === undefined) return false;
    return parent === ref ? endsIn(steps.slice(steps.length - left), started.id) : isFaked(parent);
  };
  const askAgain = faked.length === 0 ? () => {} : core.hush(isFaked);
  const ends = new Set(faked.flatMap((id) => [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]));
  const hearAgain = wrapRelay(ref.system, (delivery, relay) => {
    const isRealEnd = delivery.target === ref && delivery.source !== undefined && ends.has(delivery.event.type);
    if (!isRealEnd) relay(delivery);
  });
  const make = (move: Move): void => {
    left -= 1;
    act(move);
    if (left === 0) core.pause();
  };
  const act = (move: Move): void => {
    if (move.kind === 'event') ref.send(move.event);
    else if (move.kind === 'outcome') ref.send(endOf(move.actor, move.outcome));
    else {
      const { clock } = core;
      const [timer] = timersOf(core, { ref });
      clock.by(Math.max(0, (timer?.dueAt ?? clock.now()) - clock.now()));
    }
  };
  const walked = walkPath(steps, {
    make,
    stands: () => statesOf(ref),
    pause: () => new Promise((go) => setTimeout(go, PAUSE_MS)),
  });
  return walked.finally(() => {
    hearAgain();
    askAgain();
  });
}

/**
 * The ids of what a way starts for real, each once: its reply is not faked, so it does what it does for everybody, such
 * as asking the server.
 */
export function startedOn(
  { machine }: Pick<ActorRecord, 'machine'>,
  steps: readonly PathStep[],
  hushes: Walkable['hushes'] = 'all',
): readonly string[] {
  if (machine === null || (hushes === 'all' && fakedOn(steps).length > 0)) return [];
  const nodes = nodesOf(machine.root);
  const around = (states: readonly string[]) =>
    nodes.filter(({ path }) =>
      states.some((state) => `${state}.`.startsWith(path.length === 0 ? '' : `${path.join('.')}.`)),
    );
  const started = steps.flatMap(({ from, to }, at) => {
    const before = new Set(around(from));
    return around(to)
      .filter((node) => !before.has(node))
      .flatMap(({ invoke }) => invoke.map(({ id }) => id))
      .filter((id) => !endsIn(steps.slice(at + 1), id));
  });
  return [...new Set(started)];
}

/** Of an event without a schema: bare, its examples, and each that was seen, the latest first. */
function casesSeen(recorder: Reading, type: string, examples: readonly EventObject[]): readonly EventObject[] {
  if (type.startsWith('xstate.') || type.includes('*')) return [];
  const seen = new Map<string, EventObject>();
  for (let seq = recorder.total; seq > recorder.total - recorder.size && seen.size < MOST_SEEN; seq -= 1) {
    const entry = recorder.find(seq);
    if (entry?.kind === 'event' && entry.event.type === type) seen.set(JSON.stringify(entry.event), entry.event);
  }
  return [{ type }, ...examples.filter((one) => one.type === type), ...seen.values()];
}

/** Whose ends are faked on a way, each once. */
export const fakedOn = (steps: readonly PathStep[]): readonly string[] => [
  ...new Set(steps.flatMap(({ move }) => (move.kind === 'outcome' ? [move.actor] : []))),
];

/** Whether these moves fake the end of an actor. */
const endsIn = (steps: readonly PathStep[], id: string): boolean =>
  steps.some(({ move }) => move.kind === 'outcome' && move.actor === id);

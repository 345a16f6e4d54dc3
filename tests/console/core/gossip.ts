import * as fc from 'fast-check';
import {
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  createMachine,
  enqueueActions,
  fromPromise,
  stopChild,
} from 'xstate';
import type { VirtualClock } from '../../../src/inspection/virtualClock.ts';

/** What an actor does when it is told to: a tree of messages, answers, raises, timers, promises and children. */
export interface Chore {
  readonly does: 'tell' | 'answer' | 'raise' | 'later' | 'ask' | 'spawn' | 'finish';
  /** Which actor hears of it. */
  readonly whom: number;
  readonly next: readonly Chore[];
}

/** Something from outside. */
export type Outside =
  | { readonly from: 'user'; readonly whom: number; readonly next: readonly Chore[] }
  | { readonly from: 'ender'; readonly whom: number }
  | { readonly from: 'promise' }
  | { readonly from: 'clock'; readonly ms: number };

const NAMES: readonly string[] = ['root', 'ann', 'bob', 'cleo'];

const choresOf = (depth: number): fc.Arbitrary<readonly Chore[]> =>
  depth === 0
    ? fc.constant([])
    : fc.array(
        fc.record({
          does: fc.constantFrom('tell', 'tell', 'tell', 'answer', 'raise', 'later', 'ask', 'spawn', 'finish'),
          whom: fc.nat(3),
          next: choresOf(depth - 1),
        }),
        { maxLength: 3 },
      );

export const outside: fc.Arbitrary<Outside> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ from: fc.constant('user' as const), whom: fc.nat(3), next: choresOf(4) }) },
  { weight: 1, arbitrary: fc.record({ from: fc.constant('ender' as const), whom: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.constant({ from: 'promise' as const }) },
  { weight: 1, arbitrary: fc.record({ from: fc.constant('clock' as const), ms: fc.nat(40) }) },
);

export interface Gossip {
  readonly root: AnyActorRef;
  /** What each actor did, in its own order: a start cannot be held, so that the order among actors may differ. */
  readonly heard: ReadonlyMap<string, readonly string[]>;
  /** Lets something happen, each millisecond by itself; the end of a promise is through when this is. */
  readonly happen: (one: Outside, eachMillisecond: () => void) => Promise<void>;
}

interface Told {
  readonly type: string;
  readonly next?: readonly Chore[];
  readonly output?: readonly Chore[];
  readonly by?: AnyActorRef;
}

/** A root and three children that tell each other chores, and the kids that they have, each of them one machine. */
export function createGossip(clock: VirtualClock): Gossip {
  const heard = new Map<string, string[]>();
  const pending = new Map<string, () => void>();
  const people = new Map<string, AnyActorRef>();

  const answer: AnyActorLogic = fromPromise<readonly Chore[], readonly Chore[]>(
    ({ input, self }) => new Promise((resolve) => pending.set(self.id, () => resolve(input))),
  );

  const person: AnyActorLogic = createMachine({
    context: ({ input }) => ({ ...(input as object), count: 0 }),
    initial: 'here',
    states: {
      here: {
        entry: enqueueActions(({ enqueue, context }) => {
          enqueue(({ self }) => void people.set(context.name, self));
          if (context.name === 'root')
            for (const name of NAMES.slice(1)) enqueue.spawnChild(person, { id: name, input: { name, next: [] } });
          enqueue.raise({ type: 'chores', next: context.next });
        }),
        on: {
          gone: 'gone',
          // From outside only, and only who has no kids finishes by himself: a stop cannot be held, so that it would
          // overtake what is under way.
          ending: { actions: stopChild(({ event }) => event.whom) },
          '*': {
            actions: enqueueActions(({ enqueue, context, event, self }) => {
              const { next = [], output = [], by, type } = event as Told;
              const { name, count } = context;
              const isKid = name.includes('/');
              const hasNoKids = name.split('/').length > 2;
              enqueue.assign({ count: count + 1 });
              enqueue(() => void heard.set(name, [...(heard.get(name) ?? []), type]));
              for (const [at, chore] of [...next, ...output].entries()) {
                const whom = NAMES[chore.whom] ?? 'root';
                const told = { type: 'told', next: chore.next, by: self };
                const id = `${name}/${count}.${at}`;
                if (chore.does === 'tell') enqueue.sendTo(() => people.get(whom) as AnyActorRef, told);
                else if (chore.does === 'answer') enqueue.sendTo(by ?? self, told);
                else if (chore.does === 'ask') enqueue.spawnChild(answer, { id, input: chore.next });
                else if (chore.does === 'spawn' && !hasNoKids)
                  enqueue.spawnChild(person, { id, input: { name: id, next: chore.next } });
                else if (chore.does === 'later' && !isKid)
                  enqueue.raise({ ...told, type: 'timed' }, { delay: 10 + NAMES.indexOf(name), id });
                else if (chore.does === 'finish' && hasNoKids) enqueue.raise({ type: 'gone' });
                else enqueue.raise({ ...told, type: 'raised' });
              }
            }),
          },
        },
      },
      gone: { type: 'final' },
    },
  });

  const root = createActor(person, { id: 'root', clock, input: { name: 'root', next: [] } });
  return {
    root,
    heard,
    happen: async (one, eachMillisecond) => {
      if (one.from === 'user') people.get(NAMES[one.whom] ?? 'root')?.send({ type: 'asked', next: one.next });
      else if (one.from === 'ender') root.send({ type: 'ending', whom: NAMES[one.whom] });
      else if (one.from === 'clock')
        for (let passed = 0; passed < one.ms; passed += 1) {
          clock.by(1);
          eachMillisecond();
        }
      else {
        const [first] = [...pending.keys()].sort();
        pending.get(first ?? '')?.();
        pending.delete(first ?? '');
        for (let turn = 0; turn < 5; turn += 1) await null;
      }
    },
  };
}

/** Where every actor of a system stands, by its id. */
export function standing(actor: AnyActorRef): unknown {
  const { status, value, context, children } = actor.getSnapshot();
  return {
    status,
    value,
    count: context?.count,
    children: Object.entries<AnyActorRef>(children ?? {}).map(([id, child]) => [id, standing(child)]),
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  type AnyStateMachine,
  and,
  assign,
  createMachine,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
} from 'xstate';
import { explore } from '../explore.ts';
import type { Flow } from '../flow.ts';
import { keyOf } from '../key.ts';
import { modelTests } from '../modelTests.ts';
import { mutateActor } from '../mutation/actorMutation.ts';
import { done, fails } from '../outcome.ts';
import { withheldResults } from '../withheldResults.ts';
import { readWalk } from '../writtenWalk.ts';

/** These are no flows of the site: its report has no place for them. */
withheldResults();

const folder = mkdtempSync(join(tmpdir(), 'statehouse-distinctions-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flowOf = (machine: unknown, more: object = {}): Flow<AnyStateMachine> =>
  ({
    machine: () => machine,
    inputs: [undefined],
    cases: { GO: [{}] },
    outcomes: {},
    invariants: {},
    expectations: {},
    ...more,
  }) as never;

/** What the explorer can take of a machine, as it reads. */
const taken = (machine: unknown, more: object): readonly string[] =>
  explore(flowOf(machine, more)).transitions.flatMap(({ text, path }) => (path === null ? [] : [text]));

/** Every row of a flow's tests that fails, by its title. */
async function failing(machine: unknown, written: readonly string[], more: object): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const [title, run] of modelTests(flowOf(machine, more), written, {}, folder)) {
    await Promise.resolve()
      .then(run)
      .catch((error: Error) =>
        failed.push(`${title}: ${JSON.stringify('actual' in error ? error.actual : error.message)}`),
      );
  }
  return failed;
}

const job = fromPromise(() => Promise.resolve(1));
const seen = () => {};

class Turnstile {
  #count = 0;
  get count(): number {
    return this.#count;
  }
}

describe('what a context holds tells one configuration from another', () => {
  const filling = (empty: unknown, add: (items: never) => unknown, size: (items: never) => number) =>
    createMachine({
      id: 'box',
      context: { items: empty },
      initial: 'open',
      states: {
        open: {
          on: {
            ADD: {
              guard: function hasRoom({ context }: never) {
                return size((context as { items: never }).items) < 2;
              },
              actions: assign({ items: ({ context }) => add(context.items as never) }),
            },
            CLOSE: {
              guard: function isFull({ context }: never) {
                return size((context as { items: never }).items) === 2;
              },
              target: 'closed',
            },
          },
        },
        closed: {},
      },
    } as never);

  it.each<readonly [what: string, machine: unknown]>([
    [
      'a map',
      filling(
        new Map(),
        (items: Map<number, string>) => new Map([...items, [items.size, 'x']]),
        (items: Map<number, string>) => items.size,
      ),
    ],
    [
      'a set',
      filling(
        new Set(),
        (items: Set<number>) => new Set([...items, items.size]),
        (items: Set<number>) => items.size,
      ),
    ],
    [
      'a large number',
      filling(
        0n,
        (items: bigint) => items + 1n,
        (items: bigint) => Number(items),
      ),
    ],
    [
      'a list with gaps',
      filling(
        [null, null],
        ([first]: readonly unknown[]) => (first === null ? [undefined, null] : [undefined, undefined]),
        (items: readonly unknown[]) => items.filter((item) => item === undefined).length,
      ),
    ],
  ])('%s', (_what, machine) => {
    expect(taken(machine, { cases: { ADD: [{}], CLOSE: [{}] } })).toEqual([
      'open, ADD [hasRoom] -> (stays)',
      'open, CLOSE [isFull] -> closed',
    ]);
  });

  it('an error', () => {
    const machine = setup({
      actors: { job },
      guards: { isAuth: ({ context }) => (context.error as Error | null)?.message === 'auth' },
    }).createMachine({
      id: 'till',
      context: { error: null as unknown },
      initial: 'paying',
      states: {
        paying: {
          invoke: {
            src: 'job',
            id: 'job',
            onDone: 'paid',
            onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
          },
        },
        failed: { on: { GO: [{ guard: 'isAuth', target: 'login' }, { target: 'paying' }] } },
        login: {},
        paid: {},
      },
    });
    const outcomes = { job: [done(1), fails(new Error('power')), fails(new Error('auth'))] };
    expect(taken(machine, { outcomes })).toContain('failed, GO [isAuth] -> login');
  });

  it.each<readonly [what: string, context: () => object, sentence: string]>([
    [
      'keeps to itself what it is',
      () => ({ counter: new Turnstile() }),
      'the context holds a Turnstile: say in `project` what of it decides',
    ],
    [
      'holds itself',
      () => {
        const ring: { next?: unknown } = {};
        ring.next = ring;
        return ring;
      },
      'the context holds itself: say in `project` what of it decides',
    ],
  ])('and says what to do about one that %s', (_what, context, sentence) => {
    const machine = createMachine({ id: 'gate', context, on: { GO: {} } });
    expect(() => explore(flowOf(machine))).toThrow(sentence);
  });
});

describe('what is under way tells one configuration from another', () => {
  it('by what a timer will say', () => {
    const machine = createMachine({
      id: 'alarm',
      initial: 'idle',
      states: {
        idle: {
          on: {
            SET: {
              target: 'waiting',
              actions: raise(({ event }: { event: object }) => ({ ...event, type: 'RING' }), {
                delay: 100,
                id: 'ring',
              }),
            },
          },
        },
        waiting: {
          on: {
            RING: [
              {
                guard: function isLoud({ event }: { event: { loud: boolean } }) {
                  return event.loud;
                },
                target: 'loud',
              },
              { target: 'quiet' },
            ],
          },
        },
        loud: {},
        quiet: {},
      },
    } as never);
    expect(taken(machine, { cases: { SET: [{ loud: false }, { loud: true }] } })).toContain(
      'waiting, RING [isLoud] -> loud',
    );
  });

  it('by which logic runs under an id', () => {
    const machine = setup({ actors: { fast: job, slow: job } }).createMachine({
      id: 'errand',
      initial: 'idle',
      states: {
        idle: {
          on: {
            GO: {
              target: 'busy',
              actions: enqueueActions(({ enqueue, event }) =>
                enqueue.spawnChild((event as { quick?: boolean }).quick ? 'fast' : 'slow', { id: 'job' }),
              ),
            },
          },
        },
        busy: {
          on: {
            'xstate.done.actor.job': [
              {
                guard: function wasFast({ event }: { event: { output?: unknown } }) {
                  return event.output === 'fast';
                } as never,
                target: 'soon',
              },
              { target: 'late' },
            ],
          },
        },
        soon: {},
        late: {},
      },
    } as never);
    const more = {
      cases: { GO: [{ quick: false }, { quick: true }] },
      outcomes: { fast: [done('fast')], slow: [done('slow')] },
    };
    expect(taken(machine, more)).toContain('busy, done job [wasFast] -> soon');
  });

  it('and not by the order in which a history has learned what it keeps', () => {
    const pair = (on: string) => ({ initial: 'off', states: { off: { on: { [on]: 'on' } }, on: {} } });
    const machine = createMachine({
      id: 'panel',
      initial: 'live',
      states: {
        live: {
          initial: 'idle',
          on: { OFF: 'dark' },
          states: {
            idle: { on: { START: 'lamps' } },
            lamps: { type: 'parallel', states: { left: pair('LEFT'), right: pair('RIGHT') } },
            memory: { type: 'history', history: 'deep' },
          },
        },
        dark: { on: { BACK: 'live.memory' } },
      },
    } as never);
    const flow = flowOf(machine, { cases: { START: [{}], LEFT: [{}], RIGHT: [{}], OFF: [{}], BACK: [{}] } });
    const keyAfter = (walk: string) => keyOf(flow, readWalk(flow, walk).steps.at(-1)?.to ?? expect.unreachable(walk));
    expect(keyAfter('start, START, LEFT, RIGHT, OFF')).toBe(keyAfter('start, START, RIGHT, LEFT, OFF'));
  });
});

it('an actor without a name is followed only where somebody listens', () => {
  const machine = createMachine({
    id: 'wild',
    initial: 'idle',
    states: {
      idle: { on: { GO: 'busy' } },
      busy: { invoke: { src: job, onDone: 'over' }, on: { STAY: {}, '*': 'idle' } },
      over: {},
    },
  });
  const more = { cases: { GO: [{}], STAY: [{}] }, spawned: { '0.wild.busy': [done(1)] } };
  expect(taken(machine, more)).toEqual([
    'idle, GO -> busy',
    'busy, STAY -> (stays)',
    'busy, * -> idle',
    'busy, done 0.wild.busy -> over',
  ]);
});

it('conditions without a name, or of one name, decide one by one', async () => {
  const machine = createMachine({
    id: 'lock',
    context: { turns: 0 },
    initial: 'shut',
    states: {
      shut: {
        on: {
          GO: { guard: and([({ context }) => context.turns > 0, () => true]), target: 'open' },
          TURN: { actions: assign({ turns: 1 }) },
        },
      },
      open: {},
    },
  });
  const failed = await failing(machine, ['shut, GO [ and ] -> open', 'shut, TURN -> (stays)'], {
    cases: { GO: [{}], TURN: [{}] },
    expectations: { shut: seen, open: seen },
  });
  const [guards] = failed.filter((each) => each.startsWith('has each guard'));
  expect(guards).toContain('(2) decides false');
});

it('a machine may be called by a name with dots, and have what has none', async () => {
  const machine = createMachine({
    id: 'shop.cart',
    initial: 'open',
    states: { open: { on: { GO: { target: 'shut', actions: () => {} } } }, shut: { on: { BACK: 'open' } } },
  });
  const more = { cases: { GO: [{}], BACK: [{}] }, expectations: { open: seen, shut: seen } };
  expect(await failing(machine, ['open, GO -> shut', 'shut, BACK -> open'], more)).toEqual([]);
  expect(
    (await mutateActor('cart', flowOf(machine, more))).mutants.filter(({ verdict }) => verdict.kind === 'survived'),
  ).toEqual([]);
});

it('a timer without a delay is a moment of its own', async () => {
  const machine = createMachine({
    id: 'relay',
    initial: 'idle',
    states: {
      idle: { on: { GO: 'first' } },
      first: { after: { 100: 'second' } },
      second: { after: { 0: 'idle' } },
    },
  });
  const written = ['idle, GO -> first', 'first, after 100 -> second', 'second, after 0 -> idle'];
  expect(await failing(machine, written, { expectations: { idle: seen, first: seen, second: seen } })).toEqual([]);
});

it('what names the machine itself in what it sends is told apart from nothing else', async () => {
  const machine = setup({ actors: { clerk: fromCallback(() => {}) } }).createMachine({
    id: 'desk',
    invoke: { src: 'clerk', id: 'clerk', input: ({ self }) => ({ owner: self }) },
    initial: 'idle',
    states: {
      idle: { on: { GO: { actions: sendTo('clerk', ({ self }) => ({ type: 'HELLO', replyTo: self })) } } },
    },
  });
  const more = { outcomes: { clerk: [] }, expectations: { idle: seen }, eachCounts: ['GO'] };
  expect(await failing(machine, ['idle, GO -> (stays)'], more)).toEqual([]);
  expect((await mutateActor('desk', flowOf(machine, more))).unsound).toEqual([]);
});

it('what a child was to be told when it ended is told to nobody', async () => {
  // XState says each time that the child has ended.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const machine = setup({
    actors: { bell: fromCallback(() => {}) },
    guards: { isFirst: ({ context }) => !context.told },
    actions: { note: assign({ told: true }), ask: sendTo('bell', { type: 'RING' }, { delay: 100, id: 'ring' }) },
  }).createMachine({
    id: 'tower',
    context: { told: false },
    initial: 'open',
    states: {
      open: {
        invoke: { src: 'bell', id: 'bell' },
        on: { TELL: { guard: 'isFirst', actions: ['note', 'ask'] }, AGAIN: { target: 'open', reenter: true } },
      },
    },
  });
  const more = {
    cases: { TELL: [{}], AGAIN: [{}] },
    outcomes: { bell: [] },
    expectations: { open: seen },
    eachCounts: ['AGAIN'],
  };
  expect(await failing(machine, ['open, TELL [isFirst] -> (stays)', 'open, AGAIN -> open'], more)).toEqual([]);
});

it('many steps at one stroke are no circle', async () => {
  const machine = setup({
    guards: { isAbove: ({ context }) => context.steps > 0 },
    actions: { climb: assign({ steps: 150 }), descend: assign({ steps: ({ context }) => context.steps - 1 }) },
  }).createMachine({
    id: 'stairs',
    context: { steps: 0 },
    initial: 'below',
    states: {
      below: { on: { GO: { target: 'above', actions: 'climb' } } },
      above: {
        always: [{ guard: 'isAbove', target: 'above', reenter: true, actions: 'descend' }, { target: 'below' }],
      },
    },
  });
  expect((await mutateActor('stairs', flowOf(machine, { expectations: { below: seen } }))).unsound).toEqual([]);
});

it('what a guard throws ends the machine, and is named with the way to it', () => {
  const machine = createMachine({
    id: 'trap',
    initial: 'idle',
    states: {
      idle: {
        on: {
          GO: {
            guard: function isSafe() {
              throw new Error('no such thing');
            },
            target: 'idle',
          },
        },
      },
    },
  });
  const { broken } = explore(flowOf(machine));
  expect(broken.map(({ steps }) => steps.map(({ move }) => move))).toEqual([
    [{ kind: 'event', event: { type: 'GO' } }],
  ]);
});

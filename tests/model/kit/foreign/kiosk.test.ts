import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  assign,
  cancel,
  createMachine,
  emit,
  fromCallback,
  fromObservable,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { Flow } from '../flow.ts';
import { modelTests } from '../modelTests.ts';
import { done, fails, gives } from '../outcome.ts';
import { withheldResults } from '../withheldResults.ts';

/** These are no flows of the site: its report has no place for them. */
withheldResults();

const never = fromPromise<number>(() => Promise.reject(new Error('it must not run')));

/** Spawned and invoked children of every kind, some without a name or an id; late, own and emitted events. */
const kiosk = setup({
  types: {
    context: {} as { readonly radio: AnyActorRef | null; readonly price: number },
    events: {} as { readonly type: 'OPEN' | 'HUSH' | 'CLOSE' | 'SWEEP' | 'DAWN' },
    emitted: {} as { readonly type: 'opened' },
  },
  actors: {
    radio: fromCallback(() => {}),
    prices: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
  },
}).createMachine({
  context: { radio: null, price: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        OPEN: {
          target: 'open',
          actions: [
            spawnChild(never as never, { id: 'coffee' as never }),
            assign({ radio: ({ spawn }) => spawn('radio', { id: 'radio' }) }),
          ],
        },
      },
    },
    open: {
      entry: [
        emit({ type: 'opened' }),
        sendTo('radio', { type: 'news' }, { delay: 100, id: 'news' }),
        sendTo(({ self }) => self, { type: 'DAWN' }),
      ],
      exit: [cancel('news'), stopChild('coffee' as never), stopChild('radio')],
      on: { HUSH: { actions: cancel('news') }, CLOSE: 'shut', DAWN: { actions: () => undefined } },
      invoke: [
        {
          src: 'prices',
          onSnapshot: { actions: assign({ price: ({ event }) => event.snapshot.context ?? 0 }) },
          onDone: 'shut',
          onError: 'shut',
        },
        {
          src: createMachine({
            initial: 'dirty',
            states: { dirty: { on: { MOP: 'clean' } }, clean: { type: 'final' } },
          }),
          onDone: 'swept',
        },
      ],
    },
    swept: { on: { SWEEP: 'shut' } },
  },
});

const flow: Flow<typeof kiosk> = {
  machine: () => kiosk,
  inputs: [undefined],
  cases: { OPEN: [{}], HUSH: [{}], CLOSE: [{}], SWEEP: [{}], DAWN: [{}] },
  outcomes: { radio: [], prices: [gives(7), gives(9), fails('no line'), done(undefined)] as never },
  spawned: { coffee: [done(1)], '1.(machine).open': [done(undefined)] },
  eachCounts: ['DAWN'],
  invariants: {
    'it is heard opening once each time': ({ snapshot, fresh }) =>
      expect(fresh.filter((effect) => 'emitted' in effect && !snapshot.matches('open'))).toEqual([]),
  },
  expectations: {
    shut: ({ pending }) => expect(pending).toEqual({}),
    open: ({ pending }) => expect(Object.keys(pending)).toContain('1.(machine).open'),
    swept: ({ pending }) => expect(pending).toEqual({}),
  },
};

it.each(
  modelTests(flow, [
    'shut, OPEN -> open',
    'open, HUSH -> (stays)',
    'open, CLOSE -> shut',
    'open, DAWN -> (stays)',
    'open, done 0.(machine).open -> shut',
    'open, error 0.(machine).open -> shut',
    'open, snapshot 0.(machine).open -> (stays)',
    'open, done 1.(machine).open -> swept',
    'swept, SWEEP -> shut',
  ]),
)('%s', (_title, run) => run());

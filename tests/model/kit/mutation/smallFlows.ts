import { type AnyStateMachine, assign, createMachine, fromPromise, raise, sendParent, setup } from 'xstate';
import type { Flow } from '../flow.ts';
import { done, fails, type Outcome } from '../outcome.ts';

/** What is worth saying of the flow of a small machine. */
interface Given {
  readonly cases?: Readonly<Record<string, 'raised' | readonly object[]>>;
  readonly outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  readonly project?: () => unknown;
  readonly walks?: readonly string[];
}

export function flowOf(machine: AnyStateMachine, given: Given = {}): Flow<AnyStateMachine> {
  const nothing = { inputs: [undefined], cases: {}, outcomes: {}, invariants: {}, expectations: {} };
  const flow: unknown = { machine: () => machine, ...nothing, ...given };
  return flow as Flow<AnyStateMachine>;
}

/** A flow of which something else is said. */
export function altered(flow: Flow<AnyStateMachine>, given: Given): Flow<AnyStateMachine> {
  const other: unknown = { ...(flow as object), ...given };
  return other as Flow<AnyStateMachine>;
}

/** Nested states, a wait, a failure, a tag and an end. */
export const parcelFlow = flowOf(
  setup({
    types: { context: {} as { readonly tries: number } },
    actors: { deliver: fromPromise<string, { tries: number }>(() => Promise.resolve('')) },
    actions: {
      ring: () => {},
      countTry: assign({ tries: ({ context }) => context.tries + 1 }),
      tell: sendParent({ type: 'parcel.lost' }),
    },
    guards: { hasTriesLeft: ({ context }) => context.tries < 2 },
    delays: { patience: 50 },
  }).createMachine({
    id: 'parcel',
    context: { tries: 0 },
    initial: 'waiting',
    on: { 'parcel.refuse': '.refused' },
    states: {
      waiting: { on: { 'parcel.order': 'underWay' } },
      underWay: {
        tags: 'busy',
        entry: 'countTry',
        initial: 'early',
        states: { early: { after: { patience: 'late' } }, late: {} },
        invoke: {
          id: 'deliver',
          src: 'deliver',
          input: ({ context }) => ({ tries: context.tries }),
          onDone: { target: 'here', actions: 'ring' },
          onError: [
            { guard: 'hasTriesLeft', target: 'underWay', reenter: true },
            { target: 'refused', actions: 'tell' },
          ],
        },
      },
      here: { type: 'final' },
      refused: { type: 'final' },
    },
    output: ({ context }) => context.tries,
  }),
  {
    cases: { 'parcel.order': [{}], 'parcel.refuse': [{}] },
    outcomes: { deliver: [done('at the door'), fails(new Error('lost'))] },
  },
);

/** Two regions, one of which tells the other; a wildcard. */
export const lampFlow = flowOf(
  createMachine({
    id: 'lamp',
    type: 'parallel',
    states: {
      button: {
        initial: 'up',
        states: {
          up: { on: { 'button.*': { target: 'down', actions: raise({ type: 'toggle' }) } } },
          down: { on: { 'button.release': 'up' } },
        },
      },
      light: {
        initial: 'dark',
        states: { dark: { on: { toggle: 'bright' } }, bright: { on: { toggle: 'dark' } } },
      },
    },
  }),
  { cases: { toggle: 'raised', 'button.press': [{}], 'button.release': [{}] } },
);

/** Pages that are remembered, and one that is passed through. */
export const bookFlow = flowOf(
  createMachine({
    id: 'book',
    initial: 'open',
    states: {
      open: {
        initial: 'text',
        states: {
          text: {
            initial: 'first',
            states: { first: { on: { turn: 'second' } }, second: { on: { turn: '#book.open.notes' } } },
          },
          notes: { on: { turn: 'index' } },
          index: { always: 'text' },
          marked: { type: 'history', history: 'deep' },
        },
        on: { shut: 'shut' },
      },
      shut: { on: { open: 'open.marked' } },
    },
  }),
  { cases: { turn: [{}], shut: [{}], open: [{}] } },
);

/** A box that holds a number; it begins with the first that can be put in. */
export const boxFlow = flowOf(
  setup({
    types: { context: {} as { readonly holds: number } },
    actions: { keep: assign({ holds: (_, { holds }: { holds: number }) => holds }) },
  }).createMachine({
    id: 'box',
    context: { holds: 1 },
    on: { put: { actions: { type: 'keep', params: ({ event }) => ({ holds: event.holds as number }) } } },
  }),
  { cases: { put: [{ holds: 1 }, { holds: 2 }] } },
);

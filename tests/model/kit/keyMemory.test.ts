import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { flowOf } from './mutation/smallFlows.ts';
import { fails } from './outcome.ts';
import { replay } from './replay.ts';
import { readWalk } from './writtenWalk.ts';

const till = setup({
  types: { context: {} as { readonly sum: number } },
  actors: {
    pay: fromPromise<void, { request: { sum: number }; idempotencyKey: string }>(() => Promise.resolve()),
    slip: fromPromise<void, { keySeed: string }>(() => Promise.resolve()),
  },
  actions: { add: assign({ sum: ({ context }) => context.sum + 1 }) },
}).createMachine({
  id: 'till',
  context: { sum: 1 },
  initial: 'open',
  on: { 'till.add': { actions: 'add' } },
  states: {
    open: { on: { 'till.pay': 'paying', 'till.slip': 'slipping' } },
    paying: {
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context: { sum } }) => ({ request: { sum }, idempotencyKey: 'key-1' }),
        onError: 'open',
      },
    },
    slipping: { invoke: { id: 'slip', src: 'slip', input: { keySeed: 'seed-1' }, onError: 'open' } },
  },
});
const nothing = { open: () => {}, paying: () => {}, slipping: () => {} };
const tillFlow = {
  ...flowOf(till, {
    cases: { 'till.add': [{}], 'till.pay': [{}], 'till.slip': [{}] },
    outcomes: { pay: [fails(new Error('lost'))], slip: [fails(new Error('torn'))] },
  }),
  expectations: nothing,
} as ReturnType<typeof flowOf>;
const walked = (walk: string) => replay(tillFlow, readWalk(tillFlow, walk));

describe('the keys of a walk', () => {
  it('let the same call be sent again with its key', async () => {
    expect(await walked('start, till.pay, pay error, till.pay, pay error')).toHaveLength(4);
  });

  it('refuse another call with a known key', async () => {
    await expect(walked('start, till.pay, pay error, till.add, till.pay')).rejects.toThrow('key-1 carries one call');
  });

  it('refuse a second actor with the seed of the first', async () => {
    await expect(walked('start, till.slip, slip error, till.slip')).rejects.toThrow('seed-1 is the seed of one actor');
  });
});

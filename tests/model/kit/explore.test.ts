import { describe, expect, it } from 'vitest';
import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { explore } from './explore.ts';
import type { Flow } from './flow.ts';
import { modelTests } from './modelTests.ts';
import { done, fails } from './outcome.ts';
import { replay } from './replay.ts';
import { withheldResults } from './withheldResults.ts';

withheldResults();

const parcel = setup({
  types: {
    context: {} as { readonly tries: number },
    events: {} as { readonly type: 'parcel.order'; readonly size: number } | { readonly type: 'parcel.lift' },
  },
  actors: { deliver: fromPromise<string, { tries: number }>(() => Promise.resolve('')) },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    ring: (_, _params: { times: number }) => {
      throw new Error('no bell');
    },
    hurry: sendTo('deliver', { type: 'hurry' }),
    tellNeighbour: sendParent({ type: 'parcel.here' }),
  },
  guards: {
    isBig: (_, params: { size: number }) => params.size > 10,
    isHuge: (_, params: { size: number }) => params.size > 100,
    hasTriesLeft: ({ context }) => context.tries < 2,
  },
  delays: { patience: 50 },
}).createMachine({
  id: 'parcel',
  context: { tries: 0 },
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'parcel.order': [
          { guard: { type: 'isBig', params: ({ event }) => event }, target: 'refused' },
          { guard: { type: 'isHuge', params: ({ event }) => event }, target: 'refused' },
          { target: 'underWay', actions: 'countTry' },
        ],
      },
    },
    underWay: {
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({ context }) => ({ tries: context.tries }),
        onDone: { target: 'here', actions: [{ type: 'ring', params: { times: 2 } }, 'tellNeighbour'] },
        onError: [
          { guard: 'hasTriesLeft', target: 'underWay', reenter: true, actions: 'countTry' },
          { target: 'refused' },
        ],
      },
      after: { patience: { actions: 'hurry' } },
    },
    here: { on: { 'parcel.lift': {} } },
    refused: { type: 'final' },
  },
});

const flow: Flow<typeof parcel> = {
  machine: () => parcel,
  inputs: [undefined],
  cases: { 'parcel.order': [{ size: 1 }, { size: 20 }], 'parcel.lift': [{}] },
  outcomes: { deliver: [done('at the door'), fails(new Error('lost'))] },
  invariants: {},
  expectations: {
    waiting: ({ effects }) => expect(effects).toEqual([]),
    underWay: ({ pending, snapshot }) => expect(pending).toEqual({ deliver: { tries: snapshot.context.tries } }),
    here: ({ effects }) =>
      expect(effects).toEqual([{ did: 'ring', params: { times: 2 } }, { told: { type: 'parcel.here' } }]),
    refused: ({ pending }) => expect(pending).toEqual({}),
  },
};

const found = (text: string) => {
  const transition = explore(flow).transitions.find((other) => other.text === text);
  return transition?.path?.steps.map(({ move }) => move);
};

describe('exploring', () => {
  it('finds a shortest way through each transition, and says which have none', () => {
    const { transitions, configurations, cut, broken } = explore(flow);
    expect(transitions.filter(({ path }) => path === null).map(({ text }) => text)).toEqual([
      'waiting, parcel.order [isHuge] -> refused',
    ]);
    expect({ configurations, cut, broken }).toEqual({ configurations: 9, cut: false, broken: [] });
    expect(found('underWay, after patience (0.05 s) -> (stays)')).toEqual([
      { kind: 'event', event: { type: 'parcel.order', size: 1 } },
      { kind: 'tick' },
    ]);
    expect(found('underWay, error deliver -> refused')?.map(({ kind }) => kind)).toEqual([
      'event',
      'outcome',
      'outcome',
    ]);
  });

  it('says when the bound came before the end', () => {
    expect(explore(flow, { configurations: 1 }).cut).toBe(true);
  });

  it('reports an error that nobody handles', () => {
    const careless = setup({ actors: { deliver: fromPromise<string>(() => Promise.resolve('')) } }).createMachine({
      id: 'careless',
      initial: 'trying',
      states: { trying: { invoke: { id: 'deliver', src: 'deliver', onDone: 'there' } }, there: {} },
    });
    const { broken } = explore<typeof careless>({
      machine: () => careless,
      inputs: [undefined],
      cases: {},
      outcomes: { deliver: [fails('lost'), done('')] },
      invariants: {},
      expectations: { trying: () => {}, there: () => {} },
    });
    expect(broken.map(({ steps }) => steps.map(({ move }) => move))).toEqual([
      [{ kind: 'outcome', actor: 'deliver', outcome: fails('lost') }],
    ]);
  });
});

describe('replaying', () => {
  const pathTo = (text: string) => {
    const path = explore(flow).transitions.find((transition) => transition.text === text)?.path;
    if (!path) throw new Error(`no way takes ${text}`);
    return path;
  };

  it('walks the real machine and sees the transitions it takes', async () => {
    expect(await replay(flow, pathTo('here, parcel.lift -> (stays)'))).toEqual([
      'parcel.waiting | parcel.order | 2',
      'parcel.underWay | xstate.done.actor.deliver | 0',
      'parcel.here | parcel.lift | 0',
    ]);
  });

  it('meets the expectation of every state on the way', async () => {
    const wrong = { ...flow, expectations: { ...flow.expectations, here: () => expect.unreachable('not like this') } };
    await expect(replay(wrong, pathTo('here, parcel.lift -> (stays)'))).rejects.toThrow('not like this');
  });

  it('fails when the machine goes another way than was explored', async () => {
    const path = pathTo('here, parcel.lift -> (stays)');
    const other = setup({ actors: { deliver: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'parcel',
      context: { tries: 0 },
      initial: 'waiting',
      states: { waiting: {} },
    });
    const swapped = { ...flow, machine: () => other as unknown as typeof parcel };
    await expect(replay(swapped, path)).rejects.toThrow('to deeply equal');
  });
});

describe('the tests of a flow', () => {
  const titled = (title: string, written: readonly string[]) =>
    modelTests(flow, written).find(([other]) => other === title)?.[1];

  it('fail where the list has a transition that the machine lacks, or lacks one', async () => {
    const list = ['[LOGIN-01] waiting, parcel.lift -> here'];
    expect(titled('has the transitions written here and no others', list)).toThrow('to deeply equal');
    await expect(titled('[LOGIN-01] waiting, parcel.lift -> here', list)?.()).rejects.toThrow('0 transitions read');
  });

  it('fail where a transition is unreachable', () => {
    expect(titled('can take each of them, and breaks nowhere', [])).toThrow('to deeply equal');
  });
});

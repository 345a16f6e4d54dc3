import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, and, createActor, type EventObject, not, or, setup } from 'xstate';
import { explainBlocked } from '../../../src/console/core/whyNot.ts';

interface Coins extends EventObject {
  readonly coins: number;
}

const till = setup({
  types: { context: {} as { open: boolean; full: boolean }, events: {} as Coins },
  guards: {
    isOpen: ({ context }) => context.open,
    isFull: ({ context }) => context.full,
    isEnough: (_, params: { least: number; coins: number }) => params.coins >= params.least,
    isBroken: () => {
      throw new Error('a guard that breaks');
    },
  },
  actions: { ring: () => {} },
}).createMachine({
  id: 'till',
  context: { open: true, full: true },
  type: 'parallel',
  on: { 'coin.*': { actions: 'ring' }, refused: { actions: 'ring' } },
  states: {
    drawer: {
      initial: 'shut',
      states: {
        shut: {
          on: {
            pay: [
              { guard: and(['isOpen', not('isFull'), or(['isFull', 'isOpen'])]), target: 'out' },
              {
                guard: { type: 'isEnough', params: ({ event }) => ({ least: 5, coins: event.coins }) },
                target: 'out',
                actions: 'ring',
              },
            ],
            refused: {},
            broken: { guard: 'isBroken', target: 'out' },
          },
          always: { guard: ({ event }) => event.type === 'slam', target: 'out' },
        },
        out: { on: { push: 'shut' } },
      },
    },
    bell: { on: { ding: { actions: 'ring' } } },
  },
});

const start = (): AnyMachineSnapshot => createActor(till).getSnapshot();
const asked = (type: string, coins = 0) => explainBlocked(start(), { type, coins } as Coins);

describe('why not', () => {
  it('names the guard that was the least short of a yes, with what each of its conditions said', () => {
    const { places, verdict } = asked('pay', 3);
    expect(verdict).toEqual({
      kind: 'guard',
      sentence:
        'In drawer.shut, isOpen and not isFull and isFull or isOpen is false (isOpen: true, isFull: true, isFull: true, isOpen: true). pay is ignored in drawer.shut + bell.',
      nearestMiss: 'till.drawer.shut | pay | 0',
      elsewhere: [],
    });
    expect(places.map(({ name, takesEvent }) => [name, takesEvent])).toEqual([
      ['drawer.shut', true],
      ['drawer', false],
      ['bell', false],
      ['till', false],
    ]);
    expect(places[0]?.candidates[1]?.guard).toEqual({
      name: 'isEnough',
      params: { least: 5, coins: 3 },
      said: false,
      leaves: [{ name: 'isEnough', params: { least: 5, coins: 3 }, said: false }],
      short: 1,
    });
  });

  it.each([
    ['pay', 7, 'would change', 'drawer.shut handles it and goes to drawer.out, and runs ring.'],
    ['coin.dropped', 0, 'would change', 'till handles it and stays, and runs ring.'],
    ['slam', 0, 'would change', 'drawer.shut handles it and goes to drawer.out.'],
    ['refused', 0, 'forbidden', 'drawer.shut forbids refused.'],
    ['push', 0, 'notHere', 'drawer.shut + bell does not handle push. Only drawer.out.'],
    ['shout', 0, 'notHere', 'drawer.shut + bell does not handle shout. No state of till does.'],
    ['broken', 0, 'guard', 'In drawer.shut, isBroken threw an error. broken is ignored in drawer.shut + bell.'],
  ])('%s %i: %s', (type, coins, kind, sentence) => {
    const { verdict } = asked(type, coins);
    expect([verdict.kind, verdict.sentence]).toEqual([kind, sentence]);
  });

  it('says of an actor that was stopped that it hears nothing more', () => {
    const actor = createActor(till).start();
    actor.stop();
    const { places, verdict } = explainBlocked(actor.getSnapshot(), { type: 'push' });
    expect([places, verdict.kind, verdict.sentence, verdict.elsewhere]).toEqual([
      [],
      'stopped',
      'till was stopped in drawer.shut + bell. It receives no more events.',
      ['till.drawer.out'],
    ]);
  });
});

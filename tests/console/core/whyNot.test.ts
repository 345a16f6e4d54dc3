import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, and, createActor, type EventObject, not, or, setup } from 'xstate';
import { whyNot } from '../../../src/console/core/whyNot.ts';

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
const asked = (type: string, coins = 0) => whyNot(start(), { type, coins } as Coins);

describe('why not', () => {
  it('names the guard that was the least short of a yes, with what each of its conditions said', () => {
    const { places, verdict } = asked('pay', 3);
    expect(verdict).toEqual({
      kind: 'guard',
      sentence:
        'In drawer.shut, isOpen and not isFull and isFull or isOpen said no (isOpen: yes, isFull: yes, isFull: yes, isOpen: yes). pay changes nothing in drawer.shut + bell.',
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
    ['pay', 7, 'would change', 'drawer.shut takes it and goes to drawer.out, and does ring.'],
    ['coin.dropped', 0, 'would change', 'till takes it and stays, and does ring.'],
    ['slam', 0, 'would change', 'drawer.shut takes it and goes to drawer.out.'],
    ['refused', 0, 'forbidden', 'drawer.shut takes refused to do nothing with it.'],
    ['push', 0, 'notHere', 'drawer.shut + bell does not take push. Only drawer.out.'],
    ['shout', 0, 'notHere', 'drawer.shut + bell does not take shout. No state of till does.'],
    [
      'broken',
      0,
      'guard',
      'In drawer.shut, isBroken broke when it was asked. broken changes nothing in drawer.shut + bell.',
    ],
  ])('%s %i: %s', (type, coins, kind, sentence) => {
    const { verdict } = asked(type, coins);
    expect([verdict.kind, verdict.sentence]).toEqual([kind, sentence]);
  });

  it('says of an actor that was stopped that it hears nothing more', () => {
    const actor = createActor(till).start();
    actor.stop();
    const { places, verdict } = whyNot(actor.getSnapshot(), { type: 'push' });
    expect([places, verdict.kind, verdict.sentence, verdict.elsewhere]).toEqual([
      [],
      'stopped',
      'till was stopped in drawer.shut + bell. It hears nothing more.',
      ['till.drawer.out'],
    ]);
  });
});

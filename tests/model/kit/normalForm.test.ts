import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { normalFormOf } from './normalForm.ts';

it('writes every shorthand of a config out', () => {
  const ring = () => {};
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    on: { 'door.*': '.shut', 'door.look': undefined, 'door.break': { target: ['.broken'], reenter: true } },
    states: {
      shut: {
        tags: 'safe',
        entry: ring,
        on: {
          'door.open': [{ guard: 'isUnlocked', target: 'open.wide', actions: 'creak' }, { actions: ['rattle', ring] }],
        },
      },
      open: {
        initial: 'wide',
        states: { wide: { after: { 500: 'narrow', patience: [{ target: '#door.shut' }] } }, narrow: { type: 'final' } },
        onDone: 'shut',
        invoke: { id: 'watch', src: 'watch', onError: '.narrow' },
      },
      broken: {},
    },
  });

  const none = { on: {}, always: [], after: {}, onDone: [], entry: [], exit: [], invoke: [], states: {}, tags: [] };
  expect(normalFormOf(machine)).toEqual({
    ...none,
    id: 'door',
    initial: { target: 'shut', actions: [] },
    on: {
      'door.*': [{ target: ['#door\\.shut'], actions: [] }],
      'door.look': [{ actions: [] }],
      'door.break': [{ target: ['#door\\.broken'], reenter: true, actions: [] }],
    },
    states: {
      shut: {
        ...none,
        tags: ['safe'],
        entry: [ring],
        on: {
          'door.open': [
            { guard: { type: 'isUnlocked' }, target: ['#door\\.open\\.wide'], actions: [{ type: 'creak' }] },
            { actions: [{ type: 'rattle' }, ring] },
          ],
        },
      },
      open: {
        ...none,
        initial: { target: 'wide', actions: [] },
        onDone: [{ target: ['#door\\.shut'], actions: [] }],
        invoke: [
          {
            id: 'watch',
            src: 'watch',
            onDone: [],
            onError: [{ target: ['#door\\.open\\.narrow'], actions: [] }],
          },
        ],
        states: {
          wide: {
            ...none,
            after: {
              500: [{ target: ['#door\\.open\\.narrow'], actions: [] }],
              patience: [{ target: ['#door\\.shut'], actions: [] }],
            },
          },
          narrow: { ...none, type: 'final' },
        },
      },
      broken: none,
    },
  });
});

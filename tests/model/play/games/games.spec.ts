import { expect } from 'vitest';
import { gamesMachine } from '../../../../src/machines/play/games/games.machine.ts';
import { defect } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

export const gamesFlow: Flow<typeof gamesMachine> = {
  machine: () => gamesMachine,
  inputs: [undefined],
  cases: {
    'games.language': [{ language: 'TH' }, { language: 'EN' }],
    'games.retry': [{}],
    'menus.loaded': [{ value: {} }],
    'popular.loaded': [{ value: {} }],
  },
  eachCounts: ['games.language', 'games.retry'],
  outcomes: { surroundings: [defect], menus: [defect], popular: [defect], pages: [defect] },
  invariants: {
    'menus and popular games are told the same': ({ fresh }) => {
      const told = (id: string) =>
        fresh.flatMap((effect) => ('sent' in effect && effect.to === id ? [effect.sent] : []));
      expect(told('menus')).toEqual(told('popular'));
    },
  },
  expectations: {
    open: ({ pending }) =>
      expect(pending).toEqual({
        menus: { call: null },
        popular: { call: null },
        pages: { isAgent: 0 },
        surroundings: undefined,
      }),
    broken: ({ pending }) => expect(pending).toEqual({}),
  },
};

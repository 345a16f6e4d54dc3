import { expect } from 'vitest';
import { type Game, gameContract } from '../../../src/api/contract/game.ts';
import { vendorGamesMachine } from '../../../src/machines/vendorGames/vendorGames.machine.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { list } = gameContract;

const game = (id: string, name: string): Game => ({
  id,
  name,
  category: 'ARCADE',
  vassalage: 'LANTA',
  vendorName: 'Lanta Play',
  isHot: 0,
  isNew: false,
});
const some = [game('durian-burst', 'Durian Burst'), game('twin-koi', 'Twin Koi')];

export const vendorGamesFlow: Flow<typeof vendorGamesMachine> = {
  machine: () => vendorGamesMachine,
  inputs: [{ language: 'EN', vassalage: 'LANTA', gameCategory: 'ARCADE', name: 'Lanta Play' }],
  cases: {
    'vendorGames.retry': [{}],
    'vendorGames.close': [{}],
    'vendorGames.pick': [{ id: 'durian-burst' }, { id: 'of-another-vendor' }],
    'modal.language': [{ language: 'TH' }],
  },
  eachCounts: ['modal.language'],
  outcomes: {
    fetchGames: [answers(list, { list: some }), answers(list, { list: [] }), ...wireFailures(list).slice(0, 1)],
  },
  project: ({ language, games, failure, picked }) => [language, games.length, failure?.kind, picked],
  invariants: {
    'the call is the only effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect(pending).toEqual({
        fetchGames: { request: { vassalage: 'LANTA', gameCategory: 'ARCADE', language } },
      });
      expect([snapshot.hasTag('busy'), snapshot.context.failure]).toEqual([true, null]);
    },
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, [[], some]]).toEqual([{}, expect.arrayContaining([context.games])]),
    failed: ({ pending, snapshot: { context } }) => expect([pending, context.failure?.kind]).toEqual([{}, 'offline']),
    ended: ({ snapshot: { status, output, context } }) =>
      expect([status, output]).toEqual(['done', { path: context.picked === null ? null : '/game/durian-burst' }]),
  },
};

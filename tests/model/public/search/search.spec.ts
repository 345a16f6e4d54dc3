import { expect } from 'vitest';
import type { Game } from '../../../../src/api/contract/play/game.ts';
import { type SearchFound, searchContract } from '../../../../src/api/contract/public/search.ts';
import { searchMachine } from '../../../../src/machines/public/search/search.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { find } = searchContract;

const gameCalled = (id: string, name: string): Game => ({
  ...{ id, name, category: 'RNG', vassalage: 'NINELAMPS', vendorName: 'Nine Lamps', isHot: 0, isNew: false },
});

export const lantern: SearchFound = {
  games: [gameCalled('lantern-night', 'Lantern Night')],
  promotions: [{ id: 'p1', art: 'market', title: 'Tallest lantern', summary: 'Of the week' }],
  help: [{ id: 'points', topic: 'bonus', title: 'How do points work?', summary: 'One for P 100.' }],
  news: [{ id: 'n1', title: 'Lantern night is back', summary: 'Four more tables', publishedAt: 1_750_000_000_000 }],
  popular: [],
};
export const nothing: SearchFound = {
  ...{ games: [], promotions: [], help: [], news: [] },
  popular: [gameCalled('naga', 'Naga’s Hoard')],
};

export const searchFlow: Flow<typeof searchMachine> = {
  machine: () => searchMachine,
  inputs: [{ language: 'EN', keySeed: 'seed', address: '/search?q=lantern' }],
  cases: {
    'search.type': [{ query: 'naga' }, { query: '' }],
    'search.submit': [{}],
    'search.show': [{ group: 'help' }, { group: 'all' }],
    'search.retry': [{}],
    'page.language': [{ language: 'TH' }],
    'page.address': [{ address: '/search?q=lantern' }, { address: '/search' }],
  },
  eachCounts: ['search.type', 'search.submit', 'page.language'],
  outcomes: { findAll: [answers(find, lantern), answers(find, nothing), ...wireFailures(find).slice(0, 1)] },
  project: ({ query, foundFor, group, found, failure, language }) => [
    ...[query, foundFor, group, found?.games.length, failure?.kind, language],
  ],
  invariants: {
    '[SCREEN-04] what was found never goes before something else is found': ({ snapshot: { context } }) => {
      expect(context.foundFor === '' || context.found !== null).toBe(true);
    },
  },
  expectations: {
    typing: ({ pending }) => expect(pending).toEqual({}),
    searching: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ findAll: { request: { query: context.query, language: context.language } } }),
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, context.failure, context.foundFor]).toEqual([{}, null, context.query]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.failure?.kind, snapshot.can({ type: 'search.retry' })]).toEqual([
        ...[{}, 'offline', true],
      ]),
  },
};

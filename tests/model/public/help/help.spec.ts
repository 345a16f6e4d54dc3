import { expect } from 'vitest';
import { type HelpCentre, helpContract } from '../../../../src/api/contract/public/help.ts';
import { helpMachine } from '../../../../src/machines/public/help/help.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { centre, rate } = helpContract;
const NOON = 1_750_000_000_000;

export const someHelp: HelpCentre = {
  articles: [
    {
      id: 'points',
      topic: 'bonus',
      title: 'How do points work?',
      summary: 'One point for each P 100.00.',
      words: 'mall',
      blocks: [
        { kind: 'text', text: 'Points do not expire.' },
        { kind: 'facts', facts: [{ label: 'One lot', value: '100 points' }] },
      ],
      near: ['take-break'],
    },
    {
      id: 'take-break',
      topic: 'protection',
      title: 'Take a break',
      summary: 'It counts at once.',
      words: 'stop',
      blocks: [{ kind: 'steps', steps: ['Choose a length.', 'Confirm.'] }],
      near: ['points'],
    },
  ],
  asked: ['points'],
  hours: '08:00–24:00',
  serverTime: NOON,
};

export const helpFlow: Flow<typeof helpMachine> = {
  machine: () => helpMachine,
  inputs: [
    { language: 'EN', keySeed: 'seed', address: '/help' },
    { language: 'EN', article: null },
  ],
  cases: {
    'help.retry': [{}],
    'help.search': [{ query: 'break' }, { query: '' }],
    'help.open': [{ article: 'points' }, { article: 'gone' }],
    'help.back': [{}],
    'help.rate': [{ helpful: true }, { helpful: false }],
    'help.close': [{}],
    'page.language': [{ language: 'TH' }],
    'modal.language': [{ language: 'TH' }],
    'page.address': [{ address: '/help/points' }, { address: '/help/gone' }, { address: '/help?topic=bonus' }],
  },
  eachCounts: ['page.language', 'modal.language', 'page.address', 'help.open'],
  outcomes: {
    fetchCentre: [answers(centre, someHelp), ...wireFailures(centre)],
    sendRate: [answers(rate, { helpful: 3, votes: 4 }), refuses(rate, 'NOT_FOUND'), ...wireFailures(rate)],
  },
  project: ({ place, topic, article, query, helpful, failure, centre: known, language }) => [
    place,
    topic,
    article,
    query,
    helpful,
    failure?.kind,
    known !== null,
    language,
  ],
  invariants: {
    '[MODAL-06] a page follows the address, and only the modal opens articles by itself': ({ snapshot }) => {
      if (snapshot.status !== 'active') return;
      const { place } = snapshot.context;
      const isOpenable = snapshot.matches('shown') && place === 'modal';
      expect(snapshot.can({ type: 'help.open', article: 'points' })).toBe(isOpenable);
      expect(snapshot.can({ type: 'help.close' })).toBe(place === 'modal');
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ fetchCentre: { request: { language: context.language } } }),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.failure === null, snapshot.can({ type: 'help.retry' })]).toEqual([
        {},
        false,
        true,
      ]),
    'shown.unrated': ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'help.rate', helpful: true })]).toEqual([
        {},
        snapshot.context.article === 'points',
      ]),
    'shown.rating': ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({ sendRate: { request: { article: 'points', helpful: context.helpful } } }),
    'shown.rated': ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'help.rate', helpful: true }), snapshot.context.failure]).toEqual([
        {},
        false,
        null,
      ]),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};

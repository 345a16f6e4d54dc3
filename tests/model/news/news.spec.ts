import { expect } from 'vitest';
import { announcementContract } from '../../../src/api/contract/announcement.ts';
import { newsMachine } from '../../../src/machines/news/news.machine.ts';
import { announcements, notice } from '../announcements.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { list } = announcementContract;

export const someNews = announcements({
  player: Array.from({ length: 12 }, (_, place) => ({
    ...notice(`n${place}`),
    publishedAt: 1_750_000_000_000 - place * 86_400_000,
  })),
  banners: [{ ...notice('market', 'B'), image: 'hero-market', publishedAt: 1_749_000_000_000, link: '/promotions' }],
});

export const newsFlow: Flow<typeof newsMachine> = {
  machine: () => newsMachine,
  inputs: [{ language: 'EN', keySeed: 'seed', address: '/news' }],
  cases: {
    'news.retry': [{}],
    'page.language': [{ language: 'TH' }],
    'page.address': [{ address: '/news/market' }, { address: '/news/gone' }, { address: '/news?page=2' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    fetchNews: [answers(list, someNews), answers(list, announcements({})), ...wireFailures(list).slice(0, 1)],
  },
  project: ({ article, page, language, list: known, failure }) => [
    article,
    page,
    language,
    known?.length,
    failure?.kind,
  ],
  invariants: {
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot: { context } }) =>
      expect(pending).toEqual({
        fetchNews: { request: { types: 'B,PL,H', platform: 'W', execution: 'B', language: context.language } },
      }),
    shown: ({ pending, snapshot: { context } }) =>
      expect([pending, context.list === null, context.failure]).toEqual([{}, false, null]),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.failure?.kind, snapshot.can({ type: 'news.retry' })]).toEqual([
        ...[{}, 'offline', true],
      ]),
  },
};

import { expect } from 'vitest';
import { announcementContract } from '../../../src/api/contract/announcement.ts';
import { noticesMachine } from '../../../src/machines/notices/notices.machine.ts';
import { announcements, notice } from '../announcements.ts';
import { answers, wireFailures } from '../answers.ts';
import type { Flow } from '../kit/flow.ts';

const { list } = announcementContract;
const ten = Array.from({ length: 10 }, (_, index) => notice(`n${index + 1}`));

export const noticesFlow: Flow<typeof noticesMachine> = {
  machine: () => noticesMachine,
  inputs: [
    { language: 'TH', selected: null },
    { language: 'TH', selected: 'n10' },
  ],
  cases: {
    'notices.page': [{ page: 2 }, { page: 3 }, { page: 0 }, { page: 1.5 }],
    'notices.toggle': [{ id: 'n1' }, { id: 'n10' }],
    'notices.retry': [{}],
    'notices.close': [{}],
    'modal.language': [{ language: 'EN' }],
  },
  eachCounts: ['modal.language'],
  outcomes: {
    fetchNotices: [
      answers(list, announcements({ player: ten })),
      answers(list, announcements({})),
      ...wireFailures(list),
    ],
  },
  invariants: {
    '[NOTICE-01] ten notices fill two pages': ({ snapshot: { context } }) =>
      expect(context.notices.length === 0 ? [1] : [1, 2]).toContain(context.page),
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    loading: ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect(pending).toEqual({ fetchNotices: { request: { types: 'PL,H', platform: 'W', language } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    listing: ({ snapshot: { context } }) => {
      expect(context.notices).toEqual(ten);
      expect([1, 2]).toContain(context.page);
    },
    empty: ({ snapshot: { context } }) => expect(context).toMatchObject({ notices: [], failure: null }),
    failed: ({ snapshot }) => expect(['offline', 'malformed']).toContain(snapshot.context.failure?.kind),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};

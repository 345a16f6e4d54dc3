import { expect } from 'vitest';
import { announcementContract } from '../../../../src/api/contract/public/announcement.ts';
import { afterLoginMachine } from '../../../../src/machines/site/afterLogin/afterLogin.machine.ts';
import { announcements, notice } from '../../announcements.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { list } = announcementContract;
const popups = [notice('p1', 'PU')];
const login = { language: 'TH', nickname: 'Chai', lastLoginAt: 1_750_000_000_000 } as const;

export const afterLoginFlow: Flow<typeof afterLoginMachine> = {
  thorough: true,
  machine: () => afterLoginMachine,
  inputs: [
    { ...login, firstTimeLogin: true, lastLoginAt: null },
    { ...login, firstTimeLogin: false },
  ],
  cases: { 'afterLogin.next': [{}], 'afterLogin.close': [{}], 'modal.language': [{ language: 'EN' }] },
  eachCounts: ['modal.language'],
  outcomes: { fetchPopups: [answers(list, announcements({ popup: popups })), ...wireFailures(list)] },
  invariants: {
    'the call is the only side effect': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    starting: () => expect.unreachable('left at once'),
    welcome: ({ pending, snapshot }) => {
      expect(pending).toEqual({});
      expect(snapshot.context.firstTimeLogin).toBe(true);
    },
    loading: ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect(pending).toEqual({ fetchPopups: { request: { types: 'PU', platform: 'W', language } } });
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    news: ({ snapshot }) => expect(snapshot.context.popups).toEqual(popups),
    withoutNews: ({ snapshot }) => expect(snapshot.context.popups).toEqual([]),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};

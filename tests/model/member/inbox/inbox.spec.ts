import { expect } from 'vitest';
import { inboxContract } from '../../../../src/api/contract/member/inbox.ts';
import { inboxMachine } from '../../../../src/machines/member/inbox/inbox.machine.ts';
import { answers, defect, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { done } from '../../kit/outcome.ts';

const { readAll } = inboxContract;

const REFRESHED = { sent: { type: 'list.refresh' }, to: 'list' };

export const inboxFlow: Flow<typeof inboxMachine> = {
  machine: () => inboxMachine,
  inputs: [
    { language: 'TH', address: '/member/messageV2' },
    { language: 'TH', address: '/member/messageV2?message=m1' },
  ],
  cases: {
    'inbox.retry': [{}],
    'inbox.readAll': [{}],
    'list.opened': [{ id: 'm2' }],
    'page.address': [{ address: '/member/messageV2?message=m1' }, { address: '/member/messageV2' }],
    'message.read': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['list.opened', 'page.address', 'message.read', 'page.language'],
  outcomes: {
    list: [defect],
    message: [done(undefined), defect],
    sendReadAll: [answers(readAll, { unread: 0 }), ...wireFailures(readAll).slice(0, 1)],
  },
  walks: [
    'start 2',
    'start 2, inbox.readAll, page.language, sendReadAll done',
    'start 2, inbox.readAll, page.language, sendReadAll error',
    'start 2, page.language, message.read',
  ],
  project: ({ opened, language, failure }) => [opened, language, failure?.kind],
  invariants: {
    'refreshes the list and passes the language on, and no more': ({ fresh }) => {
      for (const effect of fresh)
        expect([
          REFRESHED,
          { sent: { type: 'page.language', language: 'EN' }, to: 'list' },
          { sent: { type: 'page.language', language: 'EN' }, to: 'message' },
        ]).toContainEqual(effect);
    },
    'the message that runs is the one that is open': ({ pending, snapshot: { context } }) => {
      if ('message' in pending) expect(pending.message).toMatchObject({ id: context.opened });
      else expect(context.opened).toBeNull();
    },
  },
  expectations: {
    'open.reading.choosing': ({ pending }) => expect(['message' in pending, 'list' in pending]).toEqual([false, true]),
    'open.reading.following': ({ pending }) => expect(['message' in pending, 'list' in pending]).toEqual([true, true]),
    'open.marking.resting': ({ pending, snapshot }) =>
      expect(['sendReadAll' in pending, snapshot.can({ type: 'inbox.readAll' })]).toEqual([false, true]),
    'open.marking.sending': ({ pending, snapshot }) =>
      expect([pending.sendReadAll, snapshot.can({ type: 'inbox.readAll' })]).toEqual([{ request: {} }, false]),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'inbox.retry' })]).toEqual([{}, true]),
  },
};

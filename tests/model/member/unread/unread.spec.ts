import { expect } from 'vitest';
import { inboxContract } from '../../../../src/api/contract/member/inbox.ts';
import { unreadMachine } from '../../../../src/machines/member/unread/unread.machine.ts';
import { answers, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { unread } = inboxContract;

export const unreadFlow: Flow<typeof unreadMachine> = {
  machine: () => unreadMachine,
  inputs: [undefined],
  cases: { 'unread.pushed': [{ unread: 2 }] },
  eachCounts: ['unread.pushed'],
  outcomes: { fetchUnread: [answers(unread, { unread: 3 }), ...wireFailures(unread).slice(0, 1)] },
  invariants: {
    'the count is what the server last said': ({ snapshot: { context } }) =>
      expect([0, 2, 3]).toContain(context.unread),
  },
  expectations: {
    loading: ({ pending }) =>
      expect(pending).toEqual({ fetchUnread: { request: {}, headers: { 'x-background': '1' } } }),
    waiting: ({ pending }) => expect(pending).toEqual({}),
  },
};

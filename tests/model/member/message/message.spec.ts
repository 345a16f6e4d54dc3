import { expect } from 'vitest';
import { inboxContract, type Message } from '../../../../src/api/contract/member/inbox.ts';
import { messageMachine } from '../../../../src/machines/member/inbox/message.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
export const SENT_AT = Date.UTC(2026, 10, 22, 10, 30);
const { open, keepUnread, remove } = inboxContract;

export const paid: Message = {
  id: 'm2',
  kind: 'payment',
  topic: 'withdrawalPaid',
  sentAt: SENT_AT,
  isRead: true,
  title: 'Withdrawal of P 5,000.00 was sent',
  text: 'We sent it to your account ending 4471.',
  facts: { amount: 5_000 * P, fee: 0, number: 'w-417', account: '4471' },
};
const note: Message = {
  ...paid,
  kind: 'system',
  topic: 'note',
  title: 'Maintenance on 23/11',
  text: 'From 03:00 to 05:00.',
  facts: {},
};

export const messageFlow: Flow<typeof messageMachine> = {
  machine: () => messageMachine,
  inputs: [{ id: 'm2', language: 'TH' }],
  cases: {
    'message.retry': [{}],
    'message.keepUnread': [{}],
    'message.remove': [{}],
    'message.confirm': [{}],
    'message.back': [{}],
    'message.close': [{}],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: ['page.language'],
  outcomes: {
    openMessage: [answers(open, paid), answers(open, note), refuses(open, 'NOT_FOUND')],
    sendUnread: [answers(keepUnread, { unread: 1 }), ...wireFailures(keepUnread).slice(0, 1)],
    removeMessage: [answers(remove, { unread: 0 }), ...wireFailures(remove).slice(0, 1)],
  },
  project: ({ message, failure, language }) => [message?.topic, failure?.kind, language],
  invariants: {
    'the page hears that it is read, and of nothing else': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'message.read' } });
    },
    'nothing is deleted before the question was answered': ({ pending, snapshot }) =>
      expect('removeMessage' in pending).toBe(snapshot.matches('removing')),
  },
  expectations: {
    opening: ({ pending, snapshot }) => {
      const { language } = snapshot.context;
      expect([pending, snapshot.hasTag('busy')]).toEqual([{ openMessage: { request: { id: 'm2', language } } }, true]);
    },
    shown: ({ pending, snapshot }) =>
      expect([pending, snapshot.context.message?.id, snapshot.can({ type: 'message.remove' })]).toEqual([
        {},
        'm2',
        true,
      ]),
    failed: ({ pending, snapshot }) => {
      expect([pending, snapshot.can({ type: 'message.retry' })]).toEqual([{}, true]);
      expect(snapshot.context.failure).not.toBeNull();
    },
    keepingUnread: ({ pending }) => expect(pending).toEqual({ sendUnread: { request: { id: 'm2' } } }),
    asking: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'message.remove' })]).toEqual([{}, false]),
    removing: ({ pending }) => expect(pending).toEqual({ removeMessage: { request: { id: 'm2' } } }),
    closed: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};

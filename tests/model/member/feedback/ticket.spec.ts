import { expect } from 'vitest';
import { feedbackContract, type TicketDetail } from '../../../../src/api/contract/member/feedback.ts';
import { ticketMachine } from '../../../../src/machines/member/feedback/ticket.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { openTicket } from './feedback.spec.ts';

const { ticket, reply, close, reopen } = feedbackContract;

export const answered: TicketDetail = {
  ...openTicket,
  status: 'answered',
  dueAt: null,
  messages: [
    ...openTicket.messages,
    { id: 'm2', from: 'desk', text: 'We have found it.', at: openTicket.openedAt + 60_000, pictures: [] },
  ],
};
export const closedTicket: TicketDetail = { ...answered, status: 'closed', closedAt: openTicket.openedAt + 120_000 };

export const ticketFlow: Flow<typeof ticketMachine> = {
  machine: () => ticketMachine,
  inputs: [
    { id: 't1', language: 'EN', keySeed: 'seed-of-a-ticket', detail: null },
    { id: 't1', language: 'EN', keySeed: 'seed-of-a-ticket', detail: openTicket },
  ],
  cases: {
    'ticket.retry': [{}],
    'ticket.refresh': [{}],
    'ticket.type': [{ value: 'Thank you' }, { value: ' ' }],
    'ticket.reply': [{}],
    'ticket.solve': [{}],
    'ticket.reopen': [{}],
    'ticket.resend': [{}],
    'ticket.checkStatus': [{}],
    'ticket.leave': [{}],
    'page.language': [{ language: 'TH' }],
  },
  outcomes: {
    fetchTicket: [answers(ticket, answered), answers(ticket, closedTicket), ...wireFailures(ticket)],
    sendAct: [
      answers(reply, openTicket),
      answers(close, closedTicket),
      refuses(reopen, 'STATUS_CHANGED'),
      ...wireFailures(reply),
    ],
  },
  project: ({ detail, typed, act, tried, failure, language }) => [
    detail?.status,
    typed,
    act,
    tried,
    failure?.kind,
    language,
  ],
  invariants: {
    '[FEEDBACK-01] an empty reply is never sent': ({ snapshot: { context, value } }) => {
      if (value === 'sending' && context.act === 'reply') expect(context.typed).toBe('Thank you');
    },
    'the calls are the only side effects': ({ effects }) => expect(effects).toEqual([]),
  },
  expectations: {
    opening: () => expect.unreachable(),
    loading: ({ pending }) =>
      expect(pending).toEqual({ fetchTicket: { request: { id: 't1' }, headers: { 'x-background': '0' } } }),
    failed: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'ticket.retry' }), snapshot.context.failure === null]).toEqual([
        {},
        true,
        false,
      ]),
    'shown.resting': ({ pending, snapshot: { context } }) =>
      expect([pending, context.detail === null]).toEqual([{}, false]),
    'shown.polling': ({ pending, snapshot: { context } }) => {
      expect(pending).toEqual({ fetchTicket: { request: { id: 't1' }, headers: { 'x-background': '1' } } });
      expect(context.detail?.status).not.toBe('closed');
    },
    sending: ({ pending, snapshot: { context } }) => {
      const request = context.act === 'reply' ? { id: 't1', text: 'Thank you' } : { id: 't1' };
      expect(pending).toEqual({
        sendAct: { kind: context.act, request, idempotencyKey: expect.stringMatching(/^seed-of-a-ticket-\d+$/) },
      });
    },
    unsure: ({ pending, snapshot }) =>
      expect([
        pending,
        snapshot.can({ type: 'ticket.resend' }),
        snapshot.can({ type: 'ticket.checkStatus' }),
        snapshot.context.failure === null,
      ]).toEqual([{}, true, true, false]),
    left: ({ snapshot }) => expect(snapshot.status).toBe('done'),
  },
};

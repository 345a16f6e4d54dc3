import { describe, expect, it } from 'vitest';
import { modelTests } from '../../kit/modelTests.ts';
import { openTicket } from './feedback.spec.ts';
import { answered, ticketFlow } from './ticket.spec.ts';

const load = { calls: { fetchTicket: { request: { id: 't1' }, headers: { 'x-background': '0' } } } };
const acts = (kind: string, request: object, key = 1) => ({
  calls: { sendAct: { kind, request, idempotencyKey: `seed-of-a-ticket-${key}` } },
});
const replies = acts('reply', { id: 't1', text: 'Thank you' });

describe('a ticket', () => {
  it.each(
    modelTests(ticketFlow, [
      ['[FEEDBACK-01] opening, always [isKnown] -> shown', {}],
      ['[FEEDBACK-01] opening, always -> loading', load],
      ['[LANG-06] any, page.language -> (stays)', { sets: { language: 'TH' } }],
      ['loading, done fetchTicket -> shown', { sets: { detail: answered } }],
      ['loading, error fetchTicket -> failed', { sets: { failure: { kind: 'offline' } } }],
      ['loading, ticket.leave -> left', { ends: undefined }],
      ['failed, ticket.retry -> loading', { ...load, sets: { failure: null } }],
      ['failed, ticket.leave -> left', { ends: undefined }],
      ['shown, ticket.refresh -> loading', load],
      ['shown, ticket.type [isOngoing] -> (stays)', { sets: { typed: 'Thank you' } }],
      [
        '[FEEDBACK-01] [W8] shown, ticket.reply [isSound] -> sending',
        { ...acts('reply', { id: 't1', text: 'Thank you' }, 2), sets: { failure: null } },
        'start 1, fetchTicket done 1, ticket.type 1, ticket.reply, sendAct error 1, fetchTicket done 1, ticket.reply',
      ],
      ['shown, ticket.reply [isOngoing] -> (stays)', { sets: { tried: true } }],
      [
        '[FEEDBACK-01] shown, ticket.solve [isOngoing] -> sending',
        { ...acts('close', { id: 't1' }), sets: { act: 'close' } },
      ],
      [
        '[FEEDBACK-01] shown, ticket.reopen [isClosed] -> sending',
        { ...acts('reopen', { id: 't1' }), sets: { act: 'reopen' } },
      ],
      ['shown, ticket.leave -> left', { ends: undefined }],
      [
        '[W4] shown.resting, after poll (15 s) [isOngoing] -> shown.polling',
        { calls: { fetchTicket: { request: { id: 't1' }, headers: { 'x-background': '1' } } } },
      ],
      ['shown.polling, done fetchTicket -> shown.resting', { sets: { detail: answered } }],
      ['shown.polling, error fetchTicket -> shown.resting', {}],
      [
        'sending, done sendAct -> shown',
        { sets: { keyIndex: 1, typed: '', tried: false, detail: openTicket } },
        'start 2, ticket.type 1, ticket.reply, sendAct done 1',
      ],
      [
        'sending, error sendAct -> loading',
        { ...load, sets: { keyIndex: 1, failure: expect.objectContaining({ code: 'STATUS_CHANGED' }) } },
      ],
      ['[W8] sending, error sendAct [isOutcomeUnknown] -> unsure', { sets: { failure: { kind: 'offline' } } }],
      [
        '[W8] unsure, ticket.resend -> sending',
        { ...replies, sets: { failure: null } },
        'start 2, ticket.type 1, ticket.reply, sendAct error 2, ticket.resend',
      ],
      ['[W8] unsure, ticket.checkStatus -> loading', { ...load, sets: { keyIndex: 1, failure: null } }],
    ]),
  )('%s', (_title, run) => run());
});

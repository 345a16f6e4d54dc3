import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort, type ChoiceOf } from '../../api/actors.ts';
import { feedbackContract, type TicketDetail } from '../../api/contract/feedback.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { isReply } from './feedback.rules.ts';
import type { ticketEvents } from './ticket.events.ts';

export interface TicketInput {
  readonly id: string;
  readonly language: LanguageCode;
  readonly keySeed: string;
  /** Null: it is loaded first. */
  readonly detail: TicketDetail | null;
}

/** What the member does about a ticket. */
type TicketAct = 'reply' | 'close' | 'reopen';

export interface TicketContext extends IdempotencyState {
  readonly id: string;
  readonly language: LanguageCode;
  readonly detail: TicketDetail | null;
  readonly typed: string;
  readonly act: TicketAct;
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
}

const { reply, close, reopen } = feedbackContract;
const acts = { reply, close, reopen };

/** The call of the act under way; a resend is the same. */
export function actCallOf(context: TicketContext): ChoiceOf<typeof acts> {
  const { id, act, typed } = context;
  const idempotencyKey = idempotencyKeyOf(context);
  return act === 'reply'
    ? { kind: act, request: { id, text: typed.trim() }, idempotencyKey }
    : { kind: act, request: { id }, idempotencyKey };
}

/** Setup of the ticket machine. */
export const ticketSetup = setup({
  types: {
    context: {} as TicketContext,
    input: {} as TicketInput,
    events: {} as EventsOf<typeof ticketEvents>,
    tags: {} as 'busy',
  },
  actors: { fetchTicket: apiPort(feedbackContract.ticket), sendAct: apiChoicePort(acts) },
  actions: {
    keepDetail: assign((_, params: { detail: TicketDetail }) => ({ detail: params.detail })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepTyped: assign((_, params: { value: string }) => ({ typed: params.value, tried: false, failure: null })),
    markTried: assign({ tried: true, failure: null }),
    startReply: assign({ act: 'reply' as const, tried: true, failure: null }),
    startClose: assign({ act: 'close' as const, failure: null }),
    startReopen: assign({ act: 'reopen' as const, failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    /** What was typed stays, unless it was sent. */
    clearSent: assign(({ context }) => (context.act === 'reply' ? { typed: '', tried: false } : {})),
  },
  guards: {
    isKnown: ({ context }) => context.detail !== null,
    isOngoing: ({ context }) => context.detail !== null && context.detail.status !== 'closed',
    isClosed: ({ context }) => context.detail?.status === 'closed',
    isSound: ({ context }) => context.detail?.status !== 'closed' && isReply(context.typed),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
  delays: { poll: 15_000 },
});

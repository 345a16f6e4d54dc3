import { assign, setup } from 'xstate';
import { apiChoicePort, apiPort, type ChoiceOf } from '../../../api/actors.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { feedbackContract, type TicketDetail } from '../../../api/contract/member/feedback.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import { type IdempotencyState, idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { isReply } from './feedback.rules.ts';
import type { ticketEvents } from './ticket.events.ts';

interface TicketInput {
  readonly id: string;
  readonly language: LanguageCode;
  readonly keySeed: string;
  /** Null: it is loaded first. */
  readonly detail: TicketDetail | null;
}

/** What the member does about a ticket. */
type TicketAct = 'reply' | 'close' | 'reopen';

interface TicketContext extends IdempotencyState {
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
function actCallOf(context: TicketContext): ChoiceOf<typeof acts> {
  const { id, act, typed } = context;
  const idempotencyKey = idempotencyKeyOf(context);
  return act === 'reply'
    ? { kind: act, request: { id, text: typed.trim() }, idempotencyKey }
    : { kind: act, request: { id }, idempotencyKey };
}

/** Setup of the ticket machine. */
const ticketSetup = setup({
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

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const keepFailure = { type: 'keepFailure', params: errorOf } as const;

const payload = <Event>({ event }: { readonly event: Event }) => event;

const keepLanguage = { type: 'keepLanguage', params: payload<{ readonly language: LanguageCode }> } as const;

/**
 * A ticket with its messages (FEEDBACK-01): the member writes back, ends it or opens it again. It is polled until it is
 * closed, so that answers come by themselves; a failed poll takes nothing away. What is typed stays until it was sent.
 */
export const ticketMachine = ticketSetup.createMachine({
  id: 'ticket',
  context: ({ input }) => ({ ...input, keyIndex: 0, typed: '', act: 'reply', tried: false, failure: null }),
  initial: 'opening',
  on: { 'page.language': { actions: keepLanguage } },
  states: {
    opening: {
      description: 'Whether the ticket is known already.',
      always: [{ guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading the ticket; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchTicket',
        src: 'fetchTicket',
        input: ({ context: { id } }) => ({ request: { id }, headers: { 'x-background': '0' as const } }),
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: { target: 'failed', actions: keepFailure },
      },
      on: { 'ticket.leave': 'left' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'ticket.retry': { target: 'loading', actions: 'forgetFailure' }, 'ticket.leave': 'left' },
    },
    shown: {
      description: 'The messages, and what the member can do.',
      initial: 'resting',
      on: {
        'ticket.refresh': { target: 'loading', actions: 'forgetFailure' },
        'ticket.type': { guard: 'isOngoing', actions: { type: 'keepTyped', params: payload } },
        'ticket.reply': [
          { guard: 'isSound', target: 'sending', actions: 'startReply' },
          { guard: 'isOngoing', actions: 'markTried' },
        ],
        'ticket.solve': { guard: 'isOngoing', target: 'sending', actions: 'startClose' },
        'ticket.reopen': { guard: 'isClosed', target: 'sending', actions: 'startReopen' },
        'ticket.leave': 'left',
      },
      states: {
        resting: {
          description: 'Until the next poll.',
          after: { poll: { guard: 'isOngoing', target: 'polling' } },
        },
        polling: {
          description: 'Asking for an answer in the background (decision W4).',
          invoke: {
            id: 'fetchTicket',
            src: 'fetchTicket',
            input: ({ context: { id } }) => ({ request: { id }, headers: { 'x-background': '1' as const } }),
            onDone: {
              target: 'resting',
              actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            },
            onError: 'resting',
          },
        },
      },
    },
    sending: {
      description: 'Sending the reply, the end, or the reopening.',
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => actCallOf(context),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) },
            'clearSent',
            'rotateKey',
          ],
        },
        onError: [
          { guard: { type: 'isOutcomeUnknown', params: errorOf }, target: 'unsure', actions: keepFailure },
          {
            description: 'Refused: the ticket may have changed.',
            target: 'loading',
            actions: [keepFailure, 'rotateKey'],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'ticket.resend': { target: 'sending', actions: 'forgetFailure' },
        'ticket.checkStatus': { target: 'loading', actions: ['forgetFailure', 'rotateKey'] },
      },
    },
    left: { description: 'Back to the list.', type: 'final' },
  },
});

import type { LanguageCode } from '../../api/contract/fields.ts';
import { actCallOf, ticketSetup } from './ticket.setup.ts';

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

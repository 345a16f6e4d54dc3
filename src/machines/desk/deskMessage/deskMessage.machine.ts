import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { deskContract } from '../../../api/contract/desk/desk.ts';
import type { NoteKind, NoteTo } from '../../../api/contract/desk/deskMessages.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import type { DeskPlace } from '../deskPage/deskPage.events.ts';
import type { deskMessageEvents, NoteField } from './deskMessage.events.ts';
import {
  type DeskMessageContext,
  type DeskMessageOutput,
  isWritten,
  messageRequestOf,
  missingFields,
  NOTHING_TYPED,
} from './deskMessage.rules.ts';

const payload = <Event>({ event }: { readonly event: Event }) => event;
const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const keepNext = { type: 'keepNext', params: payload } as const;
const leave = { target: 'closed', actions: keepNext } as const;
const askOrLeave = [{ guard: 'isWritten', target: 'leaving', actions: keepNext }, leave] as const;

/**
 * A message of an operator to members (MEMBER-17), in both languages: asked once more, and sent once for each
 * idempotency key. The menu does not lose what was typed without asking.
 */
export const deskMessageMachine = setup({
  types: {
    context: {} as DeskMessageContext,
    output: {} as DeskMessageOutput,
    input: {} as Pick<DeskMessageContext, 'keySeed' | 'mayAct'>,
    events: {} as EventsOf<typeof deskMessageEvents>,
    tags: {} as 'busy',
  },
  actors: { sendMessage: apiPort(deskContract.sendMessage) },
  actions: {
    keepTo: assign((_, params: { to: NoteTo }) => ({ to: params.to, failure: null })),
    keepKind: assign((_, params: { kind: NoteKind }) => ({ kind: params.kind })),
    keepTyped: assign(({ context }, params: { field: NoteField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      failure: null,
    })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next message gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepSent: assign((_, params: { sent: number }) => ({ sent: params.sent })),
    keepNext: assign((_, params: { next: DeskPlace }) => ({ next: params.next })),
    forgetNext: assign({ next: null }),
    clear: assign({ typed: NOTHING_TYPED, tried: false, failure: null, sent: null }),
  },
  guards: {
    mayAct: ({ context }) => context.mayAct,
    isOtherTo: ({ context }, params: { to: NoteTo }) => params.to !== context.to,
    isOtherKind: ({ context }, params: { kind: NoteKind }) => params.kind !== context.kind,
    isWhole: ({ context }) => context.mayAct && missingFields(context).length === 0,
    isWritten: ({ context }) => isWritten(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
}).createMachine({
  id: 'deskMessage',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    to: 'member',
    kind: 'system',
    typed: NOTHING_TYPED,
    tried: false,
    failure: null,
    sent: null,
    next: null,
  }),
  output: ({ context: { next } }) => ({ next }),
  initial: 'filling',
  states: {
    filling: {
      description: 'For whom, and the words in both languages.',
      on: {
        'deskMessage.chooseTo': {
          guard: { type: 'isOtherTo', params: payload },
          actions: { type: 'keepTo', params: payload },
        },
        'deskMessage.chooseKind': {
          guard: { type: 'isOtherKind', params: payload },
          actions: { type: 'keepKind', params: payload },
        },
        'deskMessage.type': { actions: { type: 'keepTyped', params: payload } },
        'deskMessage.submit': [
          { guard: 'isWhole', target: 'confirming', actions: 'markTried' },
          { guard: 'mayAct', actions: 'markTried' },
        ],
        'deskMessage.leave': askOrLeave,
      },
    },
    confirming: {
      description: 'Asks once more: a sent message cannot be taken back.',
      on: {
        'deskMessage.confirm': { target: 'sending', actions: 'forgetFailure' },
        'deskMessage.back': 'filling',
        'deskMessage.leave': { target: 'leaving', actions: keepNext },
      },
    },
    leaving: {
      description: 'Asks before the message is lost.',
      on: {
        'deskMessage.discard': 'closed',
        'deskMessage.back': { target: 'filling', actions: 'forgetNext' },
      },
    },
    sending: {
      description: 'Sending the message.',
      tags: 'busy',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({ request: messageRequestOf(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: { target: 'sent', actions: [{ type: 'keepSent', params: ({ event }) => event.output }, 'rotateKey'] },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'filling', actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'deskMessage.resend': { target: 'sending', actions: 'forgetFailure' },
        'deskMessage.renew': { target: 'filling', actions: ['clear', 'rotateKey'] },
        'deskMessage.leave': leave,
      },
    },
    sent: {
      description: 'Sent; says to how many.',
      on: { 'deskMessage.renew': { target: 'filling', actions: 'clear' }, 'deskMessage.leave': leave },
    },
    closed: { description: 'Left for another page of the desk.', type: 'final' },
  },
});

import { assign, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import {
  type AgreementAction,
  agreementContract,
  type EndingAgreement,
} from '../../../api/contract/agent/agreement.ts';
import { failureOf, isRefusal } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { actPort } from './actPort.ts';
import type { agreementEvents } from './agreement.events.ts';
import {
  type ActionResult,
  type AgreementContext,
  type AgreementHistory,
  type AgreementInput,
  actRequest,
  isAgreement,
} from './agreement.rules.ts';

const noChoice = { act: null, ends: [], changed: false, understood: false, tried: false } as const;

/** Setup of the agreement machine. */
const agreementSetup = setup({
  types: {
    context: {} as AgreementContext,
    input: {} as AgreementInput,
    events: {} as EventsOf<typeof agreementEvents>,
    tags: {} as 'busy',
  },
  actors: {
    fetchHistory: apiPort(agreementContract.history),
    fetchPreview: apiPort(agreementContract.preview),
    sendAct: actPort,
  },
  actions: {
    keepHistory: assign((_, params: { history: AgreementHistory }) => ({ history: params.history })),
    keepAct: assign((_, params: { act: AgreementAction }) => ({
      ...noChoice,
      act: params.act,
      failure: null,
      done: null,
    })),
    keepEnds: assign((_, params: { ends: readonly EndingAgreement[] }) => ({
      ends: params.ends,
      understood: false,
      tried: false,
    })),
    markChanged: assign({ changed: true, ends: [] }),
    understand: assign((_, params: { yes: boolean }) => ({ understood: params.yes })),
    markTried: assign({ tried: true }),
    forgetChoice: assign(noChoice),
    keepDone: assign(({ context }, params: { acted: ActionResult }) => ({
      done: context.act && { act: context.act, ended: params.acted.ended.length },
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    forgetNews: assign({ failure: null, done: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
  },
  guards: {
    mayAgree: ({ context }, params: { act: AgreementAction }) =>
      isAgreement(params.act) && context.history?.agreement.may.includes(params.act) === true,
    mayAct: ({ context }, params: { act: AgreementAction }) =>
      context.history?.agreement.may.includes(params.act) === true,
    hasEnds: ({ context }) => context.ends.length > 0,
    isUnderstood: ({ context }) => context.ends.length === 0 || context.understood,
    areEndsOther: ({ context }, params: { error: unknown }) =>
      isAgreement(context.act) && isRefusal(failureOf(params.error), 'AGREEMENT_ENDS_CHANGED'),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

/**
 * One agreement: tiers, history and actions (CONTRACT-03…05, decision M8). Before an acceptance it lists the agreements
 * below that end as a result (CONTRACT-06), and again if that list has changed.
 */
export const agreementMachine = agreementSetup.createMachine({
  id: 'agreement',
  context: ({ input }) => ({
    ...input,
    keyIndex: 0,
    history: null,
    act: null,
    ends: [],
    changed: false,
    understood: false,
    tried: false,
    done: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the agreement and its history; known data stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'fetchHistory',
        src: 'fetchHistory',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepHistory', params: ({ event }) => ({ history: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'agreement.close': 'closed' },
    },
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'agreement.retry': { target: 'loading', actions: 'forgetNews' }, 'agreement.close': 'closed' },
    },
    shown: {
      description: 'Shows the agreement, its history and the allowed actions.',
      on: {
        'agreement.refresh': { target: 'loading', actions: 'forgetNews' },
        'agreement.choose': [
          {
            guard: { type: 'mayAgree', params: ({ event }) => event },
            target: 'previewing',
            actions: { type: 'keepAct', params: ({ event }) => event },
          },
          {
            guard: { type: 'mayAct', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'keepAct', params: ({ event }) => event },
          },
        ],
        'agreement.close': 'closed',
      },
    },
    previewing: {
      description: 'Asks which agreements below would end.',
      tags: 'busy',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context }) => ({ request: { id: context.id } }),
        onDone: { target: 'confirming', actions: { type: 'keepEnds', params: ({ event }) => event.output } },
        onError: {
          description: 'The agreement on screen may be stale.',
          target: 'loading',
          actions: ['forgetChoice', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
        },
      },
      on: { 'agreement.back': { target: 'shown', actions: 'forgetChoice' } },
    },
    confirming: {
      description: 'Asks for confirmation, with each agreement below that would end.',
      on: {
        'agreement.acknowledge': { guard: 'hasEnds', actions: { type: 'understand', params: ({ event }) => event } },
        'agreement.submit': [{ guard: 'isUnderstood', target: 'sending' }, { actions: 'markTried' }],
        'agreement.back': { target: 'shown', actions: 'forgetChoice' },
      },
    },
    sending: {
      description: 'Sending the action.',
      tags: 'busy',
      invoke: {
        id: 'sendAct',
        src: 'sendAct',
        input: ({ context }) => ({
          kind: context.kind,
          request: actRequest(context),
          idempotencyKey: idempotencyKeyOf(context),
        }),
        onDone: {
          target: 'loading',
          actions: [
            { type: 'keepDone', params: ({ event }) => ({ acted: event.output }) },
            'forgetChoice',
            'rotateKey',
          ],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'unsure',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'areEndsOther', params: ({ event }) => ({ error: event.error }) },
            target: 'previewing',
            actions: ['markChanged', 'rotateKey'],
          },
          {
            description: 'Refused; the agreement on screen may be stale.',
            target: 'loading',
            actions: [
              'forgetChoice',
              'rotateKey',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'agreement.resend': { target: 'sending', actions: 'forgetFailure' },
        'agreement.checkStatus': { target: 'loading', actions: ['forgetChoice', 'forgetNews', 'rotateKey'] },
      },
    },
    closed: { description: 'Closed.', type: 'final' },
  },
});

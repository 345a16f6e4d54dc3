import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { registerCentreContract } from '../../../api/contract/agent/registerCentre.ts';
import { failureOf } from '../../../api/failure.ts';
import { idempotencyKeyOf, isOutcomeUnknown } from '../../money/idempotency.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwiredPromise } from '../../support/unwired.ts';
import type { AccountField, accountFormEvents } from './accountForm.events.ts';
import {
  type AccountFormContext,
  type AccountFormInput,
  accountRequest,
  EMPTY_ACCOUNT,
  type IssuedPassword,
  isAccountValid,
} from './accountForm.rules.ts';

/** Told the page: the list of accounts is stale. */
export interface AccountsChanged {
  readonly type: 'accounts.changed';
}

/** Sent by the page: another password for an account that was made before. */
interface PasswordWanted {
  readonly type: 'password.wanted';
  readonly id: string;
}

/** Setup of the form for accounts made by hand. */
const accountFormSetup = setup({
  types: {
    context: {} as AccountFormContext,
    input: {} as AccountFormInput,
    events: {} as EventsOf<typeof accountFormEvents> | PasswordWanted,
    tags: {} as 'busy',
  },
  actors: {
    sendAccount: apiPort(registerCentreContract.makeAccount),
    issuePassword: apiPort(registerCentreContract.issuePassword),
    copyPassword: unwiredPromise<void, { readonly oneTimePassword: string }>('accountForm.copyPassword'),
  },
  actions: {
    keepTyped: assign(({ context }, params: { field: AccountField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      failure: null,
    })),
    keepKind: assign((_, params: { isAgent: boolean }) => ({ isAgent: params.isAgent })),
    keepConfirmed: assign((_, params: { confirmed: boolean }) => ({ confirmed: params.confirmed })),
    markTried: assign({ tried: true, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** Answered: the next request gets a new idempotency key. */
    rotateKey: assign(({ context }) => ({ keyIndex: context.keyIndex + 1 })),
    keepAccount: assign((_, params: { id: string }) => ({ accountId: params.id, failure: null })),
    keepIssued: assign((_, params: { issued: IssuedPassword }) => ({ issued: params.issued })),
    keepCopied: assign((_, params: { outcome: 'done' | 'failed' }) => ({ copied: params.outcome })),
    /** The form is empty for the next account. */
    emptyForm: assign({ ...EMPTY_ACCOUNT, failure: null }),
    forgetPassword: assign({ accountId: '', issued: null, copied: null, failure: null }),
    tellChanged: sendParent({ type: 'accounts.changed' } satisfies AccountsChanged),
  },
  guards: {
    isOtherKind: ({ context }, params: { isAgent: boolean }) => params.isAgent !== context.isAgent,
    isOtherAnswer: ({ context }, params: { confirmed: boolean }) => params.confirmed !== context.confirmed,
    isValid: ({ context }) => isAccountValid(context),
    isOutcomeUnknown: (_, params: { error: unknown }) => isOutcomeUnknown(failureOf(params.error)),
  },
});

const payload = <Event>({ event }: { readonly event: Event }) => event;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * An account made by hand (AGENT-05): made once for each idempotency key, then given a one-time password, which is shown
 * once and never kept. Another password can be had as long as the owner has set none.
 */
export const accountFormMachine = accountFormSetup.createMachine({
  id: 'accountForm',
  context: ({ input }) => ({
    ...input,
    ...EMPTY_ACCOUNT,
    keyIndex: 0,
    failure: null,
    accountId: '',
    issued: null,
    copied: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Name, kind and rate of the account, and what the agent confirms.',
      on: {
        'accountForm.type': { actions: { type: 'keepTyped', params: payload } },
        'accountForm.choose': {
          guard: { type: 'isOtherKind', params: payload },
          actions: { type: 'keepKind', params: payload },
        },
        'accountForm.confirm': {
          guard: { type: 'isOtherAnswer', params: payload },
          actions: { type: 'keepConfirmed', params: payload },
        },
        'accountForm.submit': [{ guard: 'isValid', target: 'sending', actions: 'markTried' }, { actions: 'markTried' }],
        'password.wanted': { target: 'issuing', actions: { type: 'keepAccount', params: payload } },
      },
    },
    sending: {
      description: 'Making the account.',
      tags: 'busy',
      invoke: {
        id: 'sendAccount',
        src: 'sendAccount',
        input: ({ context }) => ({ request: accountRequest(context), idempotencyKey: idempotencyKeyOf(context) }),
        onDone: {
          target: 'issuing',
          actions: [{ type: 'keepAccount', params: ({ event }) => event.output }, 'emptyForm', 'rotateKey'],
        },
        onError: [
          {
            guard: { type: 'isOutcomeUnknown', params: errorOf },
            target: 'unsure',
            actions: { type: 'keepFailure', params: errorOf },
          },
          { target: 'editing', actions: [{ type: 'keepFailure', params: errorOf }, 'rotateKey'] },
        ],
      },
    },
    unsure: {
      description: 'Outcome unknown. Safe to resend: same idempotency key.',
      on: {
        'accountForm.resend': { target: 'sending', actions: 'forgetFailure' },
        'accountForm.checkStatus': { target: 'editing', actions: ['emptyForm', 'rotateKey', 'tellChanged'] },
      },
    },
    issuing: {
      description: 'Asking for a one-time password.',
      tags: 'busy',
      invoke: {
        id: 'issuePassword',
        src: 'issuePassword',
        input: ({ context }) => ({ request: { id: context.accountId } }),
        onDone: {
          target: 'issued',
          actions: [{ type: 'keepIssued', params: ({ event }) => ({ issued: event.output }) }, 'tellChanged'],
        },
        onError: { target: 'unissued', actions: [{ type: 'keepFailure', params: errorOf }, 'tellChanged'] },
      },
    },
    unissued: {
      description: 'There is an account and no password was shown; asking again is safe.',
      on: {
        'accountForm.retry': { target: 'issuing', actions: 'forgetFailure' },
        'accountForm.leave': { target: 'editing', actions: 'forgetPassword' },
      },
    },
    issued: {
      description: 'The one-time password, until it is left.',
      initial: 'resting',
      on: { 'accountForm.leave': { target: 'editing', actions: 'forgetPassword' } },
      states: {
        resting: { description: 'Says how the last copy went.', on: { 'accountForm.copy': 'copying' } },
        copying: {
          description: 'Writing to the clipboard.',
          invoke: {
            id: 'copyPassword',
            src: 'copyPassword',
            input: ({ context }) => ({ oneTimePassword: context.issued?.oneTimePassword ?? '' }),
            onDone: { target: 'resting', actions: { type: 'keepCopied', params: { outcome: 'done' } } },
            onError: { target: 'resting', actions: { type: 'keepCopied', params: { outcome: 'failed' } } },
          },
        },
      },
    },
  },
});

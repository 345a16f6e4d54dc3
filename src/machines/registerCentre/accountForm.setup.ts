import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { registerCentreContract } from '../../api/contract/registerCentre.ts';
import { failureOf } from '../../api/failure.ts';
import { isOutcomeUnknown } from '../money/idempotency.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { AccountField, accountFormEvents } from './accountForm.events.ts';
import {
  type AccountFormContext,
  type AccountFormInput,
  EMPTY_ACCOUNT,
  type IssuedPassword,
  isAccountValid,
} from './accountForm.rules.ts';

/** Told the page: the list of accounts is stale. */
export interface AccountsChanged {
  readonly type: 'accounts.changed';
}

/** Sent by the page: another password for an account that was made before. */
export interface PasswordWanted {
  readonly type: 'password.wanted';
  readonly id: string;
}

/** Setup of the form for accounts made by hand. */
export const accountFormSetup = setup({
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

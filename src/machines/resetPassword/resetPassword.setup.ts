import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { recoveryContract } from '../../api/contract/recovery.ts';
import { type FieldRule, registrationContract } from '../../api/contract/registration.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwiredPromise } from '../support/unwired.ts';
import type { ResetField, resetPasswordEvents } from './resetPassword.events.ts';
import * as rules from './resetPassword.rules.ts';

/** Ports, actions and guards of the reset machine. */
export const resetPasswordSetup = setup({
  types: {
    context: {} as rules.ResetPasswordContext,
    events: {} as EventsOf<typeof resetPasswordEvents>,
    output: {} as rules.ResetPasswordOutput,
    tags: {} as 'busy',
  },
  actors: {
    takeLink: unwiredPromise<string>('resetPassword.takeLink'),
    checkLink: apiPort(recoveryContract.link),
    fetchRules: apiPort(registrationContract.settings),
    setPassword: apiPort(recoveryContract.byLink),
  },
  actions: {
    keepLink: assign((_, params: { linkToken: string }) => ({ linkToken: params.linkToken })),
    /** Invalid from now on. */
    forgetLink: assign({ linkToken: '' }),
    keepAccount: assign((_, params: { account: string }) => ({ account: params.account })),
    keepRule: assign((_, params: { rule: FieldRule | undefined }) => ({ rule: params.rule ?? null, failure: null })),
    keepValue: assign(({ context }, params: { field: ResetField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: ResetField }) => ({
      touched: context.touched.includes(params.field) ? context.touched : [...context.touched, params.field],
    })),
    touchAll: assign({ touched: rules.resetFields, failure: null }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    recordOutcome: assign((_, params: { outcome: rules.ResetPasswordContext['outcome'] }) => params),
  },
  guards: {
    isLink: (_, params: { linkToken: string }) => rules.isLinkToken(params.linkToken),
    isLinkDead: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'LINK_DEAD'),
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
  },
});

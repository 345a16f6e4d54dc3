import { assign, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { passwordContract } from '../../api/contract/password.ts';
import { type FieldRule, registrationContract } from '../../api/contract/registration.ts';
import { sessionContract } from '../../api/contract/session.ts';
import { failureOf, isRefusal } from '../../api/failure.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired, unwiredPromise } from '../support/unwired.ts';
import type { changePasswordEvents, PasswordField } from './changePassword.events.ts';
import * as rules from './changePassword.rules.ts';

/** Ports, actions and guards of the change-password machine. */
export const changePasswordSetup = setup({
  types: {
    context: {} as rules.ChangePasswordContext,
    input: {} as rules.ChangePasswordInput,
    events: {} as EventsOf<typeof changePasswordEvents>,
    output: {} as rules.ChangePasswordOutput,
    tags: {} as 'busy',
  },
  actors: {
    fetchRules: apiPort(registrationContract.settings),
    sendChange: apiPort(passwordContract.change),
    proveHuman: unwiredPromise<string>('changePassword.proveHuman'),
    sendLogin: apiPort(sessionContract.login),
  },
  actions: {
    keepRule: assign((_, params: { rule: FieldRule | undefined }) => ({ rule: params.rule ?? null, failure: null })),
    keepValue: assign(({ context }, params: { field: PasswordField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: PasswordField }) => ({
      touched: context.touched.includes(params.field) ? context.touched : [...context.touched, params.field],
    })),
    touchAll: assign(({ context }) => ({ touched: rules.fieldsOf(context), failure: null })),
    keepHuman: assign((_, params: { human: string }) => ({ human: params.human })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    /** From now on the old password is typed (CHPW-05). */
    forgetStored: assign({ stored: null }),
    recordOutcome: assign((_, params: { outcome: rules.ChangePasswordContext['outcome'] }) => params),
    storeToken: (_, _params: { token: string }) => unwired('changePassword.storeToken')(),
    dropSession: unwired('changePassword.dropSession'),
  },
  guards: {
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
    isOldWrong: (_, params: { error: unknown }) => isRefusal(failureOf(params.error), 'OLD_PASSWORD_WRONG'),
    isForced: ({ context }) => context.forced,
    isFree: ({ context }) => !context.forced,
  },
});

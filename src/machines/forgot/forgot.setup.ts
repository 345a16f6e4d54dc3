import { assign, type ErrorActorEvent, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import type { Country } from '../../api/contract/ext.ts';
import { recoveryContract } from '../../api/contract/recovery.ts';
import { registrationContract } from '../../api/contract/registration.ts';
import { dialled, sentNumber } from '../../api/contract/rules/mobile.ts';
import { type ApiFailure, failureOf } from '../../api/failure.ts';
import { type CountryChosen, countryPickerMachine } from '../countryPicker/countryPicker.machine.ts';
import { type SmsRefused, smsCodeMachine } from '../smsCode/smsCode.machine.ts';
import type { EventsOf } from '../support/events.ts';
import { unwired } from '../support/unwired.ts';
import type { ForgotField, ForgotSettings, forgotEvents, RecoveryMethod } from './forgot.events.ts';
import * as rules from './forgot.rules.ts';

/** Ports, actions and guards of the recovery machine. */
export const forgotSetup = setup({
  types: {
    context: {} as rules.ForgotContext,
    input: {} as Readonly<ForgotSettings>,
    events: {} as EventsOf<typeof forgotEvents> | SmsRefused | CountryChosen | ErrorActorEvent,
    output: {} as rules.ForgotOutput,
    tags: {} as 'busy',
    children: {} as { smsCode: 'smsCode'; countryPicker: 'countryPicker' },
  },
  actors: {
    fetchRules: apiPort(registrationContract.settings),
    sendMail: apiPort(recoveryContract.byEmail),
    setPassword: apiPort(recoveryContract.byPhone),
    smsCode: smsCodeMachine,
    countryPicker: countryPickerMachine,
  },
  actions: {
    keepRules: assign((_, params: { rules: rules.RecoveryRules }) => ({ rules: params.rules, failure: null })),
    keepSettings: assign(({ context }, params: { settings: ForgotSettings }) =>
      rules.withSettings(context, params.settings),
    ),
    keepValue: assign(({ context }, params: { field: ForgotField; value: string }) => ({
      values: { ...context.values, [params.field]: params.value },
    })),
    markTouched: assign(({ context }, params: { field: ForgotField }) => ({
      touched: context.touched.includes(params.field) ? context.touched : [...context.touched, params.field],
    })),
    touchAll: assign(({ context }) => ({ touched: rules.fieldsOf(context), failure: null })),
    keepMethod: assign((_, params: { method: RecoveryMethod }) => ({ ...rules.emptyFields, method: params.method })),
    passCountries: enqueueActions(({ context, enqueue }, { countries, country }: Omit<ForgotSettings, 'byMobile'>) => {
      if (context.mobileBroken) return;
      enqueue.sendTo('countryPicker', { type: 'countryPicker.settings', countries, country });
    }),
    keepCountry: assign((_, params: { country: Country }) => ({ country: params.country })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    forgetFailure: assign({ failure: null }),
    withdrawMobile: enqueueActions(({ context, enqueue }) => {
      const { country } = context;
      enqueue.assign(rules.withSettings(context, { byMobile: false, countries: [...context.countries], country }));
      enqueue.assign({ mobileBroken: true });
      enqueue.stopChild('smsCode');
      enqueue.stopChild('countryPicker');
    }),
    requestCode: sendTo('smsCode', ({ context }) => ({
      type: 'smsCode.send',
      countryDialingCode: dialled(context.country),
      mobileNum: sentNumber(context.values.mobileNum),
    })),
    tellRefused: sendParent((_, params: { failure: ApiFailure }) => ({
      type: 'smsCode.refused',
      failure: params.failure,
    })),
    recordOutcome: assign((_, params: { outcome: rules.ForgotContext['outcome'] }) => params),
    holdModal: sendParent({ type: 'modal.hold' }),
    releaseModal: sendParent({ type: 'modal.release' }),
    storeToken: (_, _params: { token: string }) => unwired('forgot.storeToken')(),
  },
  guards: {
    isFormValid: ({ context }) => Object.keys(rules.problemsOf(context)).length === 0,
    isByEmail: ({ context }) => context.method === 'email',
    isMobileValid: ({ context }) => context.method === 'mobileNum' && rules.problemsOf(context).mobileNum === undefined,
    isOtherOffered: ({ context }, params: { method: RecoveryMethod }) =>
      context.byMobile && params.method !== context.method,
  },
});

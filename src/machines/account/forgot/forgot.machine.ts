import { and, assign, type ErrorActorEvent, enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { recoveryContract } from '../../../api/contract/account/recovery.ts';
import { registrationContract } from '../../../api/contract/account/registration.ts';
import { dialled, sentNumber } from '../../../api/contract/rules/mobile.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import { type ApiFailure, failureOf } from '../../../api/failure.ts';
import type { EventsOf } from '../../support/events.ts';
import { unwired } from '../../support/unwired.ts';
import { type CountryChosen, countryPickerMachine } from '../countryPicker/countryPicker.machine.ts';
import { type SmsRefused, smsCodeMachine } from '../smsCode/smsCode.machine.ts';
import type { ForgotField, ForgotSettings, forgotEvents, RecoveryMethod } from './forgot.events.ts';
import * as rules from './forgot.rules.ts';

/** Ports, actions and guards of the recovery machine. */
const forgotSetup = setup({
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

const logIn = { target: '#forgot.ended', actions: { type: 'recordOutcome', params: { outcome: 'logIn' } } } as const;

/** A failed part does not abort a pending request. */
const goOn = { 'xstate.error.actor.*': { actions: 'withdrawMobile' } } as const;

/**
 * Password recovery (spec 2.4, Forgot password): by an e-mailed link, or by an SMS code that sets a new password here
 * and logs in. By email the answer is the same whether or not the account exists (decision A6).
 */
export const forgotMachine = forgotSetup.createMachine({
  id: 'forgot',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  // If the SMS or country part fails, only email is offered.
  invoke: [
    { id: 'smsCode', src: 'smsCode', onError: { target: '.loadingRules', actions: 'withdrawMobile' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context: { countries, country } }) => ({ countries, country }),
      onError: { target: '.loadingRules', actions: 'withdrawMobile' },
    },
  ],
  initial: 'loadingRules',
  on: {
    'modal.settings': {
      actions: [
        { type: 'keepSettings', params: ({ event }) => event },
        { type: 'passCountries', params: ({ event }) => event.settings },
      ],
    },
    'country.chosen': { actions: { type: 'keepCountry', params: ({ event }) => event } },
    'smsCode.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ failure: event.failure }) } },
  },
  states: {
    loadingRules: {
      description: 'Loading the rules of user name, email and password, shared with registration.',
      tags: 'busy',
      on: { 'forgot.close': 'ended' },
      invoke: {
        id: 'fetchRules',
        src: 'fetchRules',
        input: { request: {} },
        onDone: {
          target: 'form',
          actions: { type: 'keepRules', params: ({ event }) => ({ rules: event.output.rules }) },
        },
        onError: {
          target: 'withoutRules',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    withoutRules: {
      description: 'Loading the rules failed; shows the reason and Retry.',
      on: { 'forgot.close': 'ended', 'forgot.retry': 'loadingRules', 'forgot.logIn': logIn },
    },
    form: {
      description: 'The form of the chosen method, with errors of fields left or submitted and the last failure.',
      on: {
        'forgot.close': 'ended',
        'forgot.logIn': logIn,
        'forgot.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'forgot.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'forgot.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'forgot.chooseMethod': {
          guard: { type: 'isOtherOffered', params: ({ event }) => event },
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'forgot.requestCode': [
          { guard: 'isMobileValid', actions: 'requestCode' },
          { actions: { type: 'markTouched', params: { field: 'mobileNum' } } },
        ],
        'forgot.submit': [
          { guard: and(['isByEmail', 'isFormValid']), target: 'sendingMail' },
          { guard: 'isFormValid', target: 'settingPassword' },
          { actions: 'touchAll' },
        ],
      },
    },
    sendingMail: {
      description: 'Sending the email request (FORGOT-17); stays open until answered.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      on: goOn,
      invoke: {
        id: 'sendMail',
        src: 'sendMail',
        input: ({ context }) => rules.mailCall(context),
        onDone: 'mailSent',
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    mailSent: {
      description: 'Shows in_been_out until OK (FORGOT-18, 19).',
      on: { 'forgot.acknowledge': 'ended', ...goOn },
    },
    settingPassword: {
      description: 'Sending the new password. Cannot be closed: the answer is a session.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      on: goOn,
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context }) => rules.phoneCall(context),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'recordOutcome', params: { outcome: 'loggedIn' } },
          ],
        },
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { description: 'Done; the output says how it ended.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

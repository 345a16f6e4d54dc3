import { loginForm } from './login.form.ts';
import * as rules from './login.rules.ts';
import { loginSetup } from './login.setup.ts';
import { askSecondStep, loginByPasskey } from './login.steps.ts';
import { loginCall } from './loginCall.ts';

/**
 * Login (spec 4, Login): by user name after a proof of work, or by SMS code. A failure may require a captcha, renewed
 * on each later failure. Typed values are kept. If a part that the SMS login needs fails, that login is withdrawn.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  invoke: [
    { id: 'smsCode', src: 'smsCode', onError: { target: '.form', actions: 'withdrawSms' } },
    { id: 'countries', src: 'countries', input: { call: null }, onError: { target: '.form', actions: 'withdrawSms' } },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context: { countries, country } }) => ({ countries, country }),
      onError: { target: '.form', actions: 'withdrawSms' },
    },
  ],
  initial: 'recalling',
  on: {
    'modal.settings': {
      actions: [
        { type: 'keepSettings', params: ({ event }) => event },
        { type: 'passCountries', params: ({ event }) => event.settings },
      ],
    },
    'countries.loaded': {
      actions: [
        { type: 'keepCountries', params: ({ event }) => event.value },
        { type: 'passCountries', params: ({ context }) => context },
      ],
    },
    'country.chosen': { actions: { type: 'keepCountry', params: ({ event }) => event } },
    'captcha.renewed': { actions: 'forgetCaptcha' },
    'smsCode.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ failure: event.failure }) } },
  },
  states: {
    recalling: {
      description: 'Reading the remembered login from this browser.',
      on: { 'login.close': 'ended' },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'form',
          actions: { type: 'fillRemembered', params: ({ event }) => ({ remembered: event.output }) },
        },
        onError: 'form',
      },
      after: { patience: 'form' },
    },
    form: loginForm,
    verifying: {
      description: 'Solving the proof of work (LOGIN-06); a renewed captcha image leads back to the form.',
      tags: 'busy',
      on: { 'login.close': 'ended' },
      entry: 'forgetFailure',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: [
          {
            guard: 'isFormValid',
            target: 'sending',
            actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
          },
          { target: 'form', actions: 'touchAll' },
        ],
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'Sending the login. Cannot be closed: the answer is a session.',
      tags: 'busy',
      entry: ['forgetFailure', 'holdModal'],
      exit: 'releaseModal',
      invoke: {
        id: 'sendLogin',
        src: 'sendLogin',
        input: ({ context }) => loginCall(context),
        onDone: {
          target: 'ended',
          actions: [
            { type: 'storeToken', params: ({ event }) => ({ token: event.output.token }) },
            { type: 'keepGranted', params: ({ event }) => ({ value: event.output }) },
            { type: 'remember', params: ({ context }) => ({ remembered: rules.toRemember(context) }) },
          ],
        },
        onError: [
          {
            guard: { type: 'asksSecondStep', params: ({ event }) => event },
            target: 'secondStep',
            actions: { type: 'keepTicket', params: ({ event }) => event },
          },
          {
            target: 'form',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'renewCaptcha', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    secondStep: askSecondStep,
    byPasskey: loginByPasskey,
    ended: {
      description: 'Done; the output says how. A login has stored its token in session storage.',
      type: 'final',
    },
  },
  output: ({ context }) => rules.outputOf(context),
});

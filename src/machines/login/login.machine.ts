import { and } from 'xstate';
import * as rules from './login.rules.ts';
import { loginSetup } from './login.setup.ts';
import { loginCall } from './loginCall.ts';

/**
 * Signs a visitor in (spec 4, Login): by name after a check that a human is there, or by a code from an SMS. A failure
 * that flags it brings the captcha, renewed by each later one. Nothing typed is lost. Parts that fail withdraw the SMS.
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
      description: 'Looks for what this browser remembers of the last login.',
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
    form: {
      description: 'The form: what is wrong with a field once it was left or submitted, and why the last try failed.',
      on: {
        'login.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'login.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'login.leaveField': { actions: { type: 'keepLeft', params: ({ event }) => event } },
        'login.chooseMethod': {
          guard: { type: 'isMethodOffered', params: ({ event }) => event },
          actions: [
            { type: 'keepMethod', params: ({ event }) => event },
            { type: 'wantCountries', params: ({ event }) => event },
          ],
        },
        'login.remember': [
          {
            guard: { type: 'isTicked', params: ({ event }) => event },
            actions: { type: 'keepRemember', params: ({ event }) => event },
          },
          {
            actions: [
              { type: 'keepRemember', params: ({ event }) => event },
              { type: 'forgetRemembered', params: ({ event }) => event },
            ],
          },
        ],
        'login.close': 'ended',
        'login.goTo': { target: 'ended', actions: { type: 'keepWanted', params: ({ event }) => event } },
        'login.refreshCaptcha': { guard: 'isCaptchaShown', actions: ['refreshCaptcha', 'forgetCaptcha'] },
        'login.requestCode': [{ guard: 'isMobileRight', actions: 'requestCode' }, { actions: 'leaveMobile' }],
        'login.submit': [
          { guard: and(['isByUsername', 'isFormRight']), target: 'verifying' },
          { guard: 'isFormRight', target: 'sending' },
          { actions: 'leaveAll' },
        ],
      },
    },
    verifying: {
      description: 'The device proves that a human is at it (LOGIN-06); a picture renewed meanwhile leads back.',
      tags: 'busy',
      on: { 'login.close': 'ended' },
      entry: 'forgetFailure',
      invoke: {
        id: 'proveHuman',
        src: 'proveHuman',
        onDone: [
          {
            guard: 'isFormRight',
            target: 'sending',
            actions: { type: 'keepHuman', params: ({ event }) => ({ human: event.output }) },
          },
          { target: 'form', actions: 'leaveAll' },
        ],
        onError: {
          target: 'form',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sending: {
      description: 'Waits for the server to say yes or no. It cannot be closed: its answer is a session.',
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
        onError: {
          target: 'form',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'renewCaptcha', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    ended: {
      description: 'How it ended is in the output; a login has left its token in session storage.',
      type: 'final',
    },
  },
  output: ({ context }) => rules.outputOf(context),
});

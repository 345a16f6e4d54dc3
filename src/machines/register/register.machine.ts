import { and } from 'xstate';
import * as rules from './register.rules.ts';
import { registerSetup } from './register.setup.ts';
import { registerSteps } from './registerSteps.ts';

/**
 * Registration (spec 4, Register; REG-01…31): the server defines the methods and their fields. An invitation code is
 * checked before anything is sent. Success signs in. Typed values are kept.
 */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  context: ({ input }) => rules.firstContext(input),
  entry: { type: 'recallReferral', params: { of: 'visit' } },
  invoke: [
    {
      id: 'smsCode',
      src: 'smsCode',
      onError: {
        target: '.failed',
        actions: ['stopParts', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
      },
    },
    {
      id: 'countryPicker',
      src: 'countryPicker',
      input: ({ context: { countries, country } }) => ({ countries, country }),
      onError: {
        target: '.failed',
        actions: ['stopParts', { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) }],
      },
    },
  ],
  initial: 'loading',
  on: {
    'modal.settings': {
      actions: [
        { type: 'keepCountries', params: ({ event }) => event.settings },
        { type: 'passCountries', params: ({ event }) => event.settings },
      ],
    },
    'country.chosen': { actions: { type: 'keepCountry', params: ({ event }) => event } },
    'captcha.renewed': { actions: 'forgetCaptcha' },
    'smsCode.refused': { actions: { type: 'tellRefused', params: ({ event }) => ({ failure: event.failure }) } },
  },
  states: {
    loading: {
      description: 'Loading the registration settings.',
      tags: 'busy',
      on: { 'register.close': 'ended' },
      entry: { type: 'readToday', params: { zone: 'GMT+8' } },
      invoke: {
        id: 'fetchSettings',
        src: 'fetchSettings',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ settings: event.output }) },
            target: 'form',
            actions: [
              { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
              { type: 'openCaptcha', params: { when: 'settings' } },
            ],
          },
          { target: 'switchedOff' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    switchedOff: {
      description: 'Registration is closed; says so and offers the login.',
      on: { 'register.logIn': { target: 'ended', actions: 'recordLogIn' }, 'register.close': 'ended' },
    },
    failed: {
      description: 'Loading the settings failed, or a part of the form has failed; shows the reason and Retry.',
      on: {
        'register.retry': [
          {
            guard: 'isFormKnown',
            target: 'form',
            actions: ['forgetFailure', 'restartParts', { type: 'openCaptcha', params: { when: 'restarted' } }],
          },
          { target: 'loading', actions: 'restartParts' },
        ],
        'register.close': 'ended',
      },
    },
    form: {
      description: 'The form, with errors of fields left or submitted and the reason of the last failure.',
      on: {
        'register.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'register.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'register.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
        'register.agree': { actions: { type: 'keepConsent', params: ({ event }) => event } },
        'register.toggleMore': { guard: 'hasMore', actions: 'toggleMore' },
        'register.chooseMethod': {
          guard: { type: 'isMethodOffered', params: ({ event }) => event },
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'register.refreshCaptcha': { guard: 'isCaptchaShown', actions: ['refreshCaptcha', 'forgetCaptcha'] },
        'register.requestCode': [{ guard: 'isMobileValid', actions: 'requestCode' }, { actions: 'leaveMobile' }],
        'register.logIn': { target: 'ended', actions: 'recordLogIn' },
        'register.close': 'ended',
        'register.submit': [
          { guard: and(['isFormValid', 'isInvited']), target: 'checkingInvitation' },
          { guard: 'isFormValid', target: 'verifying' },
          { actions: 'touchAll' },
        ],
      },
    },
    ...registerSteps,
    ended: { description: 'Done; the output says how. A new account has stored its token.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome, bonus: context.bonus }),
});

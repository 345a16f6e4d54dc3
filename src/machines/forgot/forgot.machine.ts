import { and } from 'xstate';
import * as rules from './forgot.rules.ts';
import { forgotSetup } from './forgot.setup.ts';

const logIn = { target: '#forgot.ended', actions: { type: 'recordOutcome', params: { outcome: 'logIn' } } } as const;

/** A broken part does not take away what is being asked of the server, nor its answer. */
const goOn = { 'xstate.error.actor.*': { actions: 'withdrawMobile' } } as const;

/**
 * Gets somebody back in who forgot the password (spec 2.4, Forgot password): by a link that an e-mail brings, or by a
 * code from an SMS that sets a new password here and logs in. By e-mail the screen says the same whether or not there
 * is such an account (decision A6).
 */
export const forgotMachine = forgotSetup.createMachine({
  id: 'forgot',
  context: ({ input }) => ({ ...rules.emptyForm, ...input }),
  // Without the parts that send codes and know countries there is no way by mobile; the one by e-mail goes on.
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
      description: 'Fetches the rules of user name, e-mail and password, the same as at registration.',
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
      description: 'The rules could not be had; says why and offers to try again.',
      on: { 'forgot.close': 'ended', 'forgot.retry': 'loadingRules', 'forgot.logIn': logIn },
    },
    form: {
      description: 'The form of the chosen way: what is wrong with a field left or submitted, why the last try failed.',
      on: {
        'forgot.close': 'ended',
        'forgot.logIn': logIn,
        'forgot.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'forgot.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
        'forgot.leaveField': { actions: { type: 'keepLeft', params: ({ event }) => event } },
        'forgot.chooseMethod': {
          guard: { type: 'isOtherOffered', params: ({ event }) => event },
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'forgot.requestCode': [
          { guard: 'isMobileRight', actions: 'requestCode' },
          { actions: { type: 'keepLeft', params: { field: 'mobileNum' } } },
        ],
        'forgot.submit': [
          { guard: and(['isByEmail', 'isFormRight']), target: 'sendingMail' },
          { guard: 'isFormRight', target: 'settingPassword' },
          { actions: 'leaveAll' },
        ],
      },
    },
    sendingMail: {
      description: 'Waits until the server has taken the request for an e-mail (FORGOT-17), and stays until it has.',
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
      description: 'Says in_been_out until OK is pressed (FORGOT-18, 19).',
      on: { 'forgot.acknowledge': 'ended', ...goOn },
    },
    settingPassword: {
      description: 'Waits for the new password to be taken. It cannot be closed: its answer is a session.',
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
    ended: { description: 'How it ended is in the output.', type: 'final' },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

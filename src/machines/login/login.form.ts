import { and } from 'xstate';
import type { loginSetup } from './login.setup.ts';

type Chart = Parameters<typeof loginSetup.createMachine>[0];

/** The form of the login. */
export const loginForm = {
  description: 'The form, with errors of fields left or submitted and the reason of the last failure.',
  on: {
    'login.type': { actions: { type: 'keepValue', params: ({ event }) => event } },
    'login.typeSecret': { actions: { type: 'keepValue', params: ({ event }) => event } },
    'login.leaveField': { actions: { type: 'markTouched', params: ({ event }) => event } },
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
    'login.passkey': 'byPasskey',
    'login.goTo': { target: 'ended', actions: { type: 'keepWanted', params: ({ event }) => event } },
    'login.refreshCaptcha': { guard: 'isCaptchaShown', actions: ['refreshCaptcha', 'forgetCaptcha'] },
    'login.requestCode': [{ guard: 'isMobileValid', actions: 'requestCode' }, { actions: 'leaveMobile' }],
    'login.submit': [
      { guard: and(['isByUsername', 'isFormValid']), target: 'verifying' },
      { guard: 'isFormValid', target: 'sending' },
      { actions: 'touchAll' },
    ],
  },
} satisfies NonNullable<Chart['states']>['form'];

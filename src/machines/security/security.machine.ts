import { form, securityChanging } from './security.changing.ts';
import { securityLoading } from './security.loading.ts';
import { nothingFailed, nothingTyped } from './security.rules.ts';
import { securitySetup } from './security.setup.ts';

/** A fault of a part. */
const broken = { target: '.failed', actions: 'forgetTyped' } as const;

/**
 * The account page: contacts and bank accounts, masked (MEMBER-05); sets the payment password with login password and
 * code, or changes it (decision M5).
 */
export const securityMachine = securitySetup.createMachine({
  id: 'security',
  context: ({ input: { language } }) => ({
    language,
    status: null,
    accounts: null,
    typed: nothingTyped,
    tried: false,
    ...nothingFailed,
    sent: null,
    done: null,
  }),
  initial: 'loading',
  invoke: [
    { id: 'devices', src: 'devices', onError: broken },
    { id: 'signInWays', src: 'signInWays', onError: broken },
    { id: 'profile', src: 'profile', onError: broken },
    { id: 'contacts', src: 'contacts', onError: broken },
  ],
  on: {
    'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
    'page.profileChanged': { actions: { type: 'tellProfile', params: ({ event }) => event } },
  },
  states: {
    loading: securityLoading,
    failed: {
      description: 'Loading failed; shows the reason and Retry.',
      on: { 'security.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    resting: {
      description: 'Shows the status; offers to set or change the payment password.',
      on: {
        // Withdrawals may wait now.
        'contacts.changed': 'loading',
        'security.set': { target: 'setting', actions: 'startForm' },
        'security.change': { guard: 'isSet', target: 'changing', actions: 'startForm' },
        'page.language': {
          target: 'loading',
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
    },
    setting: {
      description: 'Sets the payment password, with login password and code.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The form.',
          on: {
            ...form,
            'security.requestCode': { target: 'requesting', actions: 'forgetFailure' },
            'security.submit': [
              { guard: 'isSetFormValid', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        requesting: {
          description: 'Sending a code to the member’s own number.',
          tags: 'busy',
          on: form,
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: { request: {} },
            onDone: { target: 'typing', actions: { type: 'keepSent', params: ({ event }) => event.output } },
            onError: {
              target: 'typing',
              actions: { type: 'keepCodeFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sending: {
          description: 'Sending the new payment password.',
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendSet',
            src: 'sendSet',
            input: ({ context: { typed } }) => ({
              request: {
                loginPassword: typed.loginPassword,
                verificationCode: typed.verificationCode,
                newPaymentPassword: typed.newPaymentPassword,
              },
            }),
            onDone: {
              target: '#security.loading',
              actions: ['forgetTyped', { type: 'keepDone', params: { done: 'set' } }],
            },
            onError: {
              target: 'typing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    changing: securityChanging,
  },
});

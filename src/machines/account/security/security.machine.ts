import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../../api/actors.ts';
import { paymentPasswordContract } from '../../../api/contract/account/paymentPassword.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { bankAccountContract } from '../../../api/contract/money/bankAccount.ts';
import { failureOf } from '../../../api/failure.ts';
import type { ProfileChanged } from '../../site/pages/pages.events.ts';
import type { PageInput } from '../../site/pages/pages.machine.ts';
import type { EventsOf } from '../../support/events.ts';
import { type ContactsChanged, contactsMachine } from '../contacts/contacts.machine.ts';
import { devicesPage } from '../devices/devices.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { signInWaysMachine } from '../signInWays/signInWays.machine.ts';
import type { SecurityField, securityEvents } from './security.events.ts';
import {
  type BankAccounts,
  changeProblems,
  nothingFailed,
  nothingTyped,
  type PaymentStatus,
  type SecurityContext,
  setProblems,
} from './security.rules.ts';

/** Setup of the account machine. */
const securitySetup = setup({
  types: {
    context: {} as SecurityContext,
    input: {} as PageInput,
    events: {} as EventsOf<typeof securityEvents> | ContactsChanged | ProfileChanged,
    tags: {} as 'busy' | 'sending',
    children: {} as { devices: 'devices'; signInWays: 'signInWays'; profile: 'profile'; contacts: 'contacts' },
  },
  actors: {
    fetchStatus: apiPort(paymentPasswordContract.status),
    fetchAccounts: apiPort(bankAccountContract.list),
    sendCode: apiPort(paymentPasswordContract.sendCode),
    sendSet: apiPort(paymentPasswordContract.set),
    sendChange: apiPort(paymentPasswordContract.change),
    devices: devicesPage.machine,
    signInWays: signInWaysMachine,
    profile: profileMachine,
    contacts: contactsMachine,
  },
  actions: {
    keepStatus: assign((_, params: { status: PaymentStatus }) => ({ status: params.status })),
    keepAccounts: assign((_, params: { accounts: BankAccounts }) => ({ accounts: params.accounts })),
    forgetAccounts: assign({ accounts: null }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
    keepCodeFailure: assign((_, params: { error: unknown }) => ({ codeFailure: failureOf(params.error) })),
    forgetFailure: assign(nothingFailed),
    startForm: assign({ typed: nothingTyped, tried: false, ...nothingFailed, sent: null, done: null }),
    keepTyped: assign(({ context }, params: { field: SecurityField; value: string }) => ({
      typed: { ...context.typed, [params.field]: params.value },
      ...nothingFailed,
    })),
    keepSent: assign((_, params: { mobile: string; expiredMinutes: number }) => ({ sent: params, ...nothingFailed })),
    tellProfile: sendParent((_, params: ProfileChanged) => params),
    markTried: assign({ tried: true, ...nothingFailed }),
    forgetTyped: assign({ typed: nothingTyped, tried: false, ...nothingFailed, sent: null }),
    keepDone: assign((_, params: { done: 'set' | 'changed' }) => ({ done: params.done })),
  },
  guards: {
    isSet: ({ context }) => context.status?.isSet === true,
    isSetFormValid: ({ context }) => Object.keys(setProblems(context.typed)).length === 0,
    isChangeFormValid: ({ context }) => Object.keys(changeProblems(context.typed)).length === 0,
  },
});

/** Fields of a form before it is sent. */
const form = {
  'security.typeSecret': {
    actions: {
      type: 'keepTyped',
      params: ({ event }: { readonly event: { readonly field: SecurityField; readonly value: string } }) => event,
    },
  },
  'security.cancel': { target: '#security.resting', actions: 'forgetTyped' },
} as const;

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
    {
      id: 'devices',
      src: 'devices',
      input: ({ context: { language } }) => ({ language }),
      onError: broken,
    },
    { id: 'signInWays', src: 'signInWays', onError: broken },
    { id: 'profile', src: 'profile', onError: broken },
    { id: 'contacts', src: 'contacts', onError: broken },
  ],
  on: {
    'page.language': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
    'page.profileChanged': { actions: { type: 'tellProfile', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description: 'Loading the status of the payment password and the bank accounts.',
      tags: 'busy',
      initial: 'status',
      on: {
        'page.language': {
          target: '.status',
          reenter: true,
          actions: { type: 'keepLanguage', params: ({ event }) => event },
        },
      },
      states: {
        status: {
          description: 'Loading the status of the payment password.',
          invoke: {
            id: 'fetchStatus',
            src: 'fetchStatus',
            input: { request: {} },
            onDone: {
              target: 'accounts',
              actions: { type: 'keepStatus', params: ({ event }) => ({ status: event.output }) },
            },
            onError: {
              target: '#security.failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        accounts: {
          description: 'Loading the bank accounts.',
          invoke: {
            id: 'fetchAccounts',
            src: 'fetchAccounts',
            input: ({ context }) => ({ request: { language: context.language } }),
            onDone: {
              target: '#security.resting',
              actions: { type: 'keepAccounts', params: ({ event }) => ({ accounts: event.output }) },
            },
            onError: { target: '#security.resting', actions: 'forgetAccounts' },
          },
        },
      },
    },
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
    changing: {
      description: 'Changes the payment password.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The form.',
          on: {
            ...form,
            'security.submit': [
              { guard: 'isChangeFormValid', target: 'sending', actions: 'markTried' },
              { actions: 'markTried' },
            ],
          },
        },
        sending: {
          description: 'Sending the change.',
          tags: ['busy', 'sending'],
          invoke: {
            id: 'sendChange',
            src: 'sendChange',
            input: ({ context: { typed } }) => ({
              request: { paymentPassword: typed.paymentPassword, newPaymentPassword: typed.newPaymentPassword },
            }),
            onDone: {
              target: '#security.loading',
              actions: ['forgetTyped', { type: 'keepDone', params: { done: 'changed' } }],
            },
            onError: {
              target: 'typing',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});

import { assign, sendParent, setup } from 'xstate';
import { apiPort } from '../../api/actors.ts';
import { bankAccountContract } from '../../api/contract/bankAccount.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import { paymentPasswordContract } from '../../api/contract/paymentPassword.ts';
import { failureOf } from '../../api/failure.ts';
import { type ContactsChanged, contactsMachine } from '../contacts/contacts.machine.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import type { ProfileChanged } from '../pages/pages.events.ts';
import type { PageInput } from '../pages/pages.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { signInWaysMachine } from '../signInWays/signInWays.machine.ts';
import type { EventsOf } from '../support/events.ts';
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
export const securitySetup = setup({
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
    devices: devicesMachine,
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

import { expect } from 'vitest';
import { accountContract, type Contacts } from '../../../../src/api/contract/account/account.ts';
import { contactsMachine } from '../../../../src/machines/account/contacts/contacts.machine.ts';
import { answers, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';

const { contacts, startContact, finishContact } = accountContract;

export const before: Contacts = {
  mobile: { masked: '+66 •••••5678', confirmed: true },
  email: { masked: 'so•••@example.test', confirmed: false },
  withdrawalsFrom: null,
};
export const after: Contacts = { ...before, mobile: { masked: '+66 •••••0001', confirmed: true } };
export const both = { sentTo: '+66 •••••0001', alsoSentTo: '+66 •••••5678', expiredMinutes: 5 };
export const one = { sentTo: 'ne•••@example.test', alsoSentTo: null, expiredMinutes: 5 };

const offline = wireFailures(contacts).slice(0, 1);
const isForm = (value: unknown) => value !== 'loading' && value !== 'failed' && value !== 'shown';

const EMPTY = { country: '+66', mobile: '', email: '', loginPassword: '', newCode: '', oldCode: '' };

export const contactsFlow: Flow<typeof contactsMachine> = {
  machine: () => contactsMachine,
  inputs: [undefined],
  cases: {
    'contacts.retry': [{}],
    'contacts.change': [{ kind: 'mobile' }, { kind: 'email' }],
    'contacts.type': [
      { field: 'mobile', value: '0899990001' },
      { field: 'email', value: 'new@example.test' },
      { field: 'loginPassword', value: 'Player#2026' },
      { field: 'newCode', value: '123456' },
      { field: 'oldCode', value: '654321' },
      { field: 'country', value: 'x' },
    ],
    'contacts.submit': [{}],
    'contacts.back': [{}],
    'contacts.close': [{}],
  },
  outcomes: {
    fetchContacts: [answers(contacts, before), ...offline],
    sendStart: [answers(startContact, both), answers(startContact, one), refuses(startContact, 'LOGIN_PASSWORD_WRONG')],
    sendFinish: [answers(finishContact, after), refuses(finishContact, 'SMS_CODE_WRONG')],
  },
  project: (context) => [
    context.contacts,
    context.kind,
    context.typed,
    context.tried,
    context.sent,
    context.done,
    context.failure?.kind,
  ],
  invariants: {
    'nothing typed is kept outside of the forms': ({ snapshot: { context, value } }) => {
      if (!isForm(value)) expect([context.typed, context.sent]).toEqual([EMPTY, null]);
    },
    'the password is forgotten when the codes are sent': ({ snapshot: { context, value } }) => {
      if (value === 'finishing') expect(context.sent).not.toBeNull();
    },
    'only the page is told': ({ effects }) => {
      for (const effect of effects) expect(effect).toEqual({ told: { type: 'contacts.changed' } });
    },
  },
  expectations: {
    loading: ({ pending }) => expect(pending).toEqual({ fetchContacts: { request: {} } }),
    failed: ({ pending, snapshot }) => expect([pending, snapshot.can({ type: 'contacts.retry' })]).toEqual([{}, true]),
    shown: ({ pending, snapshot }) =>
      expect([pending, snapshot.can({ type: 'contacts.change', kind: 'email' })]).toEqual([{}, true]),
    entering: ({ pending, snapshot }) => expect([pending, snapshot.context.sent]).toEqual([{}, null]),
    starting: ({ pending, snapshot }) => {
      const loginPassword = 'Player#2026';
      expect([
        { kind: 'mobile', countryDialingCode: '+66', mobileNum: '0899990001', loginPassword },
        { kind: 'email', email: 'new@example.test', loginPassword },
      ]).toContainEqual((pending.sendStart as { readonly request: unknown }).request);
      expect(snapshot.can({ type: 'contacts.close' })).toBe(false);
    },
    proving: ({ pending, snapshot }) => {
      expect([pending, snapshot.context.sent === null]).toEqual([{}, false]);
    },
    finishing: ({ pending, snapshot: { context } }) => {
      const oldCode = context.sent?.alsoSentTo === null ? null : '654321';
      expect(pending).toEqual({ sendFinish: { request: { kind: context.kind, newCode: '123456', oldCode } } });
    },
  },
};

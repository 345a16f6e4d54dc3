import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { ContactField } from '../../../../src/machines/account/contacts/contacts.events.ts';
import type { contactsMachine } from '../../../../src/machines/account/contacts/contacts.machine.ts';
import { codeProblems, contactProblems } from '../../../../src/machines/account/contacts/contacts.rules.ts';
import { Contacts } from '../../../../src/ui/account/security/Contacts.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, dialogShown, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof contactsMachine>;

const idle = { disabled: false, busy: false };
const off = { disabled: true, busy: false };
const CHANGE = { mobile: 'Change: mobile number', email: 'Confirm: email address' } as const;
const TITLES = { mobile: 'Change mobile number', email: 'Confirm email address' } as const;
const labelOf = (snapshot: Snapshot, field: ContactField): string => {
  const { sent } = snapshot.context;
  return {
    country: 'Country code',
    mobile: 'New mobile number',
    email: 'New email address',
    loginPassword: 'Login password',
    oldCode: `Code sent to ${sent?.alsoSentTo}`,
    newCode: `Code sent to ${sent?.sentTo}`,
  }[field];
};
/** The label on screen: the driver does not know the snapshot. */
const ANY: Readonly<Record<ContactField, readonly string[]>> = {
  country: ['Country code'],
  mobile: ['New mobile number'],
  email: ['New email address'],
  loginPassword: ['Login password'],
  oldCode: ['Code sent to +66 •••••5678'],
  newCode: ['Code sent to +66 •••••0001', 'Code sent to ne•••@example.test'],
};

const fieldsOf = (snapshot: Snapshot): readonly ContactField[] => {
  const { kind, sent } = snapshot.context;
  if (snapshot.matches('proving') || snapshot.matches('finishing'))
    return sent?.alsoSentTo == null ? ['newCode'] : ['oldCode', 'newCode'];
  return [...(kind === 'mobile' ? (['country', 'mobile'] as const) : (['email'] as const)), 'loginPassword'];
};
const isStill = (snapshot: Snapshot) => !(snapshot.matches('entering') || snapshot.matches('proving'));

function showsForm(snapshot: Snapshot): void {
  const { kind, typed, tried, failure } = snapshot.context;
  expect(dialogShown()).toEqual({ title: TITLES[kind], busy: isStill(snapshot) });
  const isProving = snapshot.matches('proving') || snapshot.matches('finishing');
  const problems = isProving ? codeProblems(snapshot.context) : contactProblems(snapshot.context);
  for (const name of fieldsOf(snapshot)) {
    const field = fieldCalled(labelOf(snapshot, name));
    expect([field?.value, field?.ariaInvalid ?? null]).toEqual([typed[name], tried && problems[name] ? 'true' : null]);
  }
  expect(alerts().length).toBe(failure === null ? 0 : 1);
  const submit = isProving ? 'Confirm' : 'Send codes';
  expect(buttonCalled(submit)?.busy).toBe(isStill(snapshot));
}

export const contactsView: View<typeof contactsMachine> = {
  open: onScreen((actor) => <Contacts actor={actor} />),
  drivers: {
    'contacts.retry': () => press('Try again'),
    'contacts.change': ({ kind }) => press(CHANGE[kind]),
    'contacts.type': ({ field, value }) => {
      const label = ANY[field].find((one) => fieldCalled(one) !== null);
      if (label === undefined) throw new Error(`no field ${field}`);
      typeInto(label, value);
    },
    'contacts.submit': () => press(fieldCalled('Login password') ? 'Send codes' : 'Confirm'),
    'contacts.back': () => press('Back'),
    'contacts.close': () => pressIn('dialog', 'Close'),
  },
  offers: {
    'contacts.retry': (snapshot) => snapshot.matches('failed'),
    'contacts.change': (snapshot) => snapshot.matches('shown'),
    'contacts.type': (snapshot, { field, value }) =>
      !isStill(snapshot) && fieldsOf(snapshot).includes(field) && snapshot.context.typed[field] !== value,
    'contacts.submit': (snapshot) => snapshot.matches('entering') || snapshot.matches('proving'),
    'contacts.back': (snapshot) => snapshot.matches('proving'),
    'contacts.close': (snapshot) => snapshot.matches('entering') || snapshot.matches('proving'),
  },
  expectations: {
    loading: () => expect(buttonCalled('Add: mobile number')).toEqual(off),
    failed: () => {
      expect(alerts().join()).toContain('Phone and email could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    shown: ({ context }) => {
      expect([buttonCalled(CHANGE.mobile), buttonCalled(CHANGE.email)]).toEqual([idle, idle]);
      expect(screen.getByText(context.contacts?.mobile?.masked ?? 'never').tagName).toBe('DD');
      expect(screen.getAllByText('Not confirmed').length).toBe(1);
      const said = {
        mobile: 'Mobile number confirmed. Codes go there from now on.',
        email: 'Email address confirmed.',
      };
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(context.done && said[context.done]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    entering: showsForm,
    starting: showsForm,
    proving: showsForm,
    finishing: showsForm,
  },
};

import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AccountField } from '../../../../src/machines/agent/registerCentre/accountForm.events.ts';
import type { accountFormMachine } from '../../../../src/machines/agent/registerCentre/accountForm.machine.ts';
import { accountProblems } from '../../../../src/machines/agent/registerCentre/accountForm.rules.ts';
import type { LinkField } from '../../../../src/machines/agent/registerCentre/linkForm.events.ts';
import type { linkFormMachine } from '../../../../src/machines/agent/registerCentre/linkForm.machine.ts';
import { linkProblems } from '../../../../src/machines/agent/registerCentre/linkForm.rules.ts';
import { AccountForm } from '../../../../src/ui/agent/registerCentre/AccountForm.tsx';
import { LinkForm } from '../../../../src/ui/agent/registerCentre/LinkForm.tsx';
import type { View } from '../../kit/view.ts';
import {
  alerts,
  buttonCalled,
  fieldCalled,
  nothingShown,
  onScreen,
  press,
  sentAgain,
  typeInto,
} from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
const busy = { disabled: true, busy: true };

const RATE = 'Rebate (%)';
const LINK_LABELS: Readonly<Record<LinkField, string>> = {
  label: 'Name, for you only',
  code: 'Code (optional)',
  rate: RATE,
};
const isPressed = (name: string) =>
  screen.getByRole('button', { name, exact: true } as never).getAttribute('aria-pressed') === 'true';
const invalid = (label: string) => fieldCalled(label)?.ariaInvalid === 'true';

export const linkFormView: View<typeof linkFormMachine> = {
  open: onScreen((actor) => <LinkForm actor={actor} />),
  drivers: {
    'linkForm.type': ({ field, value }) => typeInto(LINK_LABELS[field], value),
    'linkForm.choose': ({ isAgent }) => press(isAgent ? 'Agent' : 'Member'),
    'linkForm.submit': () => press('Make link'),
    'linkForm.resend': () => press('Send again'),
    'linkForm.checkStatus': () => press('Look at the links'),
    'linkForm.close': () => press('Cancel'),
  },
  offers: {
    'linkForm.type': ({ context, ...snapshot }, { field, value }) =>
      snapshot.value === 'editing' &&
      value !== context.typed[field] &&
      !(field === 'rate' && context.highestRate === null),
    'linkForm.choose': (snapshot, { isAgent }) => snapshot.matches('editing') && isAgent !== snapshot.context.isAgent,
    'linkForm.submit': (snapshot) => snapshot.matches('editing'),
    'linkForm.resend': (snapshot) => snapshot.matches('unsure'),
    'linkForm.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'linkForm.close': (snapshot) => snapshot.matches('editing'),
  },
  expectations: {
    editing: ({ context }) => {
      const { typed, isAgent, tried, failure, highestRate } = context;
      expect([buttonCalled('Make link'), buttonCalled('Cancel')]).toEqual([idle, idle]);
      expect([isPressed('Member'), isPressed('Agent')]).toEqual([!isAgent, isAgent]);
      expect(fieldCalled(RATE)?.value).toBe(highestRate === null ? undefined : typed.rate);
      const problems = tried ? linkProblems(context) : { label: null, code: null, rate: null };
      for (const field of ['label', 'code', 'rate'] as const)
        expect([field, invalid(LINK_LABELS[field])]).toEqual([field, problems[field] !== null]);
      const said = alerts().join();
      if (failure?.kind !== 'refused') return;
      expect(said).toContain(
        failure.code === 'LIMIT_REACHED' ? 'You’ve reached the link limit.' : 'This code is taken.',
      );
    },
    sending: () => expect([buttonCalled('Make link'), buttonCalled('Cancel')?.disabled]).toEqual([busy, true]),
    unsure: ({ context }) => {
      expect(sentAgain()).toBe(context.typed.label);
      expect([buttonCalled('Send again'), buttonCalled('Look at the links')]).toEqual([idle, idle]);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};

const ACCOUNT_LABELS: Readonly<Record<AccountField, string>> = {
  username: 'Username',
  nickname: 'Nickname (optional)',
  rate: RATE,
};

export const accountFormView: View<typeof accountFormMachine> = {
  open: onScreen((actor) => <AccountForm actor={actor} />),
  drivers: {
    'accountForm.type': ({ field, value }) => typeInto(ACCOUNT_LABELS[field], value),
    'accountForm.choose': ({ isAgent }) => press(isAgent ? 'Agent' : 'Member'),
    'accountForm.confirm': () => void fireEvent.click(screen.getByRole('checkbox')),
    'accountForm.submit': () => press('Create account'),
    'accountForm.resend': () => press('Send again'),
    'accountForm.checkStatus': () => press('Look at the accounts'),
    'accountForm.retry': () => press('Get a password'),
    'accountForm.copy': () => press('Copy password'),
    'accountForm.leave': () => press(buttonCalled('Done') ? 'Done' : 'Back to the form'),
    'password.wanted': 'elsewhere',
  },
  offers: {
    'accountForm.type': ({ context, ...snapshot }, { field, value }) =>
      snapshot.value === 'editing' &&
      value !== context.typed[field] &&
      !(field === 'rate' && context.highestRate === null),
    'accountForm.choose': (snapshot, { isAgent }) =>
      snapshot.matches('editing') && isAgent !== snapshot.context.isAgent,
    'accountForm.confirm': (snapshot, { confirmed }) =>
      snapshot.matches('editing') && confirmed !== snapshot.context.confirmed,
    'accountForm.submit': (snapshot) => snapshot.matches('editing'),
    'accountForm.resend': (snapshot) => snapshot.matches('unsure'),
    'accountForm.checkStatus': (snapshot) => snapshot.matches('unsure'),
    'accountForm.retry': (snapshot) => snapshot.matches('unissued'),
    'accountForm.copy': (snapshot) => snapshot.matches({ issued: 'resting' }),
    'accountForm.leave': (snapshot) => snapshot.matches('unissued') || snapshot.matches('issued'),
  },
  expectations: {
    editing: ({ context }) => {
      const { typed, isAgent, confirmed, tried, failure, highestRate, ageThreshold } = context;
      expect(buttonCalled('Create account')).toEqual(idle);
      expect([isPressed('Member'), isPressed('Agent')]).toEqual([!isAgent, isAgent]);
      expect(fieldCalled(RATE)?.value).toBe(highestRate === null ? undefined : typed.rate);
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      expect(box.checked).toBe(confirmed);
      screen.getByText(`The owner is ${ageThreshold} or over and knows that I make this account`);
      const problems = tried ? accountProblems(context) : null;
      for (const field of ['username', 'nickname', 'rate'] as const)
        expect([field, invalid(ACCOUNT_LABELS[field])]).toEqual([field, (problems?.[field] ?? null) !== null]);
      expect(box.ariaInvalid).toBe(problems?.confirmed ? 'true' : null);
      expect(alerts().join()).toContain(failure === null ? '' : 'taken');
    },
    sending: () => expect(buttonCalled('Create account')).toEqual(busy),
    unsure: ({ context }) => {
      expect(sentAgain()).toBe(context.typed.username);
      expect([buttonCalled('Send again'), buttonCalled('Look at the accounts')]).toEqual([idle, idle]);
    },
    issuing: () => expect(screen.getByRole('status').textContent).toBe('Making a one-time password…'),
    unissued: () => {
      expect(alerts().join()).toContain('No one-time password was shown');
      expect([buttonCalled('Get a password'), buttonCalled('Back to the form')]).toEqual([idle, idle]);
    },
    'issued.resting': ({ context: { copied } }) => {
      expect(screen.getByRole('definition').textContent).toBe('k7mq-x4hp-9rtw');
      screen.getByText('Works once, until 23/11/2026 19:42');
      expect([buttonCalled('Copy password'), buttonCalled('Done')]).toEqual([idle, idle]);
      const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(said).toContain(
        copied === null
          ? ''
          : copied === 'done'
            ? 'Password copied.'
            : 'Could not copy. Select the text and copy it yourself.',
      );
    },
    'issued.copying': () => expect([buttonCalled('Copy password'), buttonCalled('Done')]).toEqual([busy, idle]),
  },
};

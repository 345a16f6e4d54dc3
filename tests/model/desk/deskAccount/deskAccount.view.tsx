import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { deskAccountMachine } from '../../../../src/machines/desk/deskAccount/deskAccount.machine.ts';
import { DeskAccount } from '../../../../src/ui/desk/desk/DeskAccount.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, nothingShown, onScreen, press, typeInto } from '../../onScreen.tsx';
import { codes } from './deskAccount.spec.ts';

type Snapshot = SnapshotFrom<typeof deskAccountMachine>;

const idle = { disabled: false, busy: false };
const busy = { disabled: true, busy: true };
const LABELS = {
  password: 'Your password',
  newPassword: 'New password (12 characters or more)',
  factorCode: 'Code that the app shows now',
  remark: 'Reason',
} as const;
const TITLES = {
  app: 'Set up an authenticator app',
  password: 'Change my password',
  reset: 'Reset the second factor of desk2',
} as const;
const RESET = 'Reset the second factor of desk2';

const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent ?? null;
const isFieldOf = ({ context: { task }, ...snapshot }: Snapshot, field: keyof typeof LABELS): boolean => {
  if (snapshot.value === 'scanning' || snapshot.value === 'confirming') return field === 'factorCode';
  if (field === 'password') return true;
  return (field === 'newPassword' && task === 'password') || (field === 'remark' && task === 'reset');
};

function showsForm(snapshot: Snapshot): void {
  const { task, typed, remark, tried, isDue } = snapshot.context;
  expect(heading()).toBe(isDue ? 'Set up your authenticator app' : TITLES[task]);
  for (const field of ['password', 'newPassword', 'remark'] as const) {
    const shown = fieldCalled(LABELS[field]);
    const isThere = isFieldOf(snapshot, field);
    expect([shown?.value ?? null, shown?.ariaInvalid ?? null]).toEqual([
      isThere ? (field === 'remark' ? remark : typed[field]) : null,
      isThere && tried && shown?.value === '' ? 'true' : null,
    ]);
  }
}

const isSending = (snapshot: Snapshot): void => {
  showsForm(snapshot);
  expect([buttonCalled('Continue'), alerts()]).toEqual([busy, []]);
};

const opensOnly = (snapshot: Snapshot, ...states: readonly string[]) => states.includes(String(snapshot.value));

export const deskAccountView: View<typeof deskAccountMachine> = {
  open: onScreen((actor) => <DeskAccount actor={actor} />),
  drivers: {
    'deskAccount.retry': () => press('Try again'),
    'deskAccount.begin': ({ task }) => press(task === 'app' ? 'Replace my authenticator app' : 'Change my password'),
    'deskAccount.reset': () => press(RESET),
    'deskAccount.typeSecret': ({ field, value }) => typeInto(LABELS[field], value),
    'deskAccount.typeRemark': ({ value }) => typeInto(LABELS.remark, value),
    'deskAccount.submit': () => press(buttonCalled('Turn on') ? 'Turn on' : 'Continue'),
    'deskAccount.cancel': () => press('Cancel'),
    'deskAccount.done': () => press('I have kept them'),
    'deskAccount.close': () => press('Close'),
  },
  offers: {
    'deskAccount.retry': (snapshot) => opensOnly(snapshot, 'failed'),
    'deskAccount.begin': (snapshot) => opensOnly(snapshot, 'shown'),
    'deskAccount.reset': (snapshot) =>
      opensOnly(snapshot, 'shown') && snapshot.context.operators[1]?.hasSecondFactor === true,
    'deskAccount.typeSecret': (snapshot, { field, value }) =>
      opensOnly(snapshot, 'proving', 'scanning') &&
      isFieldOf(snapshot, field) &&
      snapshot.context.typed[field] !== value,
    'deskAccount.typeRemark': (snapshot, { value }) =>
      opensOnly(snapshot, 'proving') && isFieldOf(snapshot, 'remark') && snapshot.context.remark !== value,
    'deskAccount.submit': (snapshot) => opensOnly(snapshot, 'proving', 'scanning'),
    'deskAccount.cancel': (snapshot) =>
      opensOnly(snapshot, 'scanning') || (opensOnly(snapshot, 'proving') && !snapshot.context.isDue),
    'deskAccount.done': (snapshot) => opensOnly(snapshot, 'codes'),
    'deskAccount.close': (snapshot) => opensOnly(snapshot, 'shown', 'loading', 'failed'),
  },
  expectations: {
    starting: () => expect.unreachable('it is left at once'),
    loading: () => expect([heading(), alerts(), buttonCalled('Close')]).toEqual([null, [], idle]),
    failed: () => {
      expect(alerts().join()).toContain('The operators could not be loaded');
      expect([buttonCalled('Try again'), buttonCalled('Close')]).toEqual([idle, idle]);
    },
    shown: ({ context: { operators, failure, done } }) => {
      const isOn = operators[1]?.hasSecondFactor;
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'desk1 (you)Operator · last sign-in 21/11/2026 18:59Password and code',
        `desk2Operator · never signed in${isOn ? 'Password and codeReset second factor' : 'Password only'}`,
      ]);
      const said = {
        password: 'Your password is changed. Your other sessions have ended.',
        reset: 'The second factor is reset.',
      };
      expect([screen.queryByRole('status')?.textContent ?? null, alerts().length]).toEqual([
        done && said[done],
        failure === null ? 0 : 1,
      ]);
    },
    proving: (snapshot) => {
      showsForm(snapshot);
      expect([buttonCalled('Continue'), alerts().length]).toEqual([idle, snapshot.context.failure === null ? 0 : 1]);
    },
    asking: isSending,
    changing: isSending,
    resetting: isSending,
    scanning: ({ context: { typed, failure } }) => {
      expect([heading(), fieldCalled(LABELS.factorCode)?.value, buttonCalled('Turn on'), alerts().length]).toEqual([
        'Scan this with your authenticator app',
        typed.factorCode,
        idle,
        failure === null ? 0 : 1,
      ]);
    },
    confirming: () => expect([buttonCalled('Turn on'), alerts()]).toEqual([busy, []]),
    codes: () => {
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
      expect(buttonCalled('I have kept them')).toEqual(idle);
    },
    closed: () => expect(nothingShown()).toBe(true),
  },
};

import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { signInWaysMachine } from '../../../../src/machines/account/signInWays/signInWays.machine.ts';
import { isSixDigits, needsCode, proofProblems } from '../../../../src/machines/account/signInWays/signInWays.rules.ts';
import { SignInWaysPanel } from '../../../../src/ui/account/security/SignInWaysPanel.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../../onScreen.tsx';
import { codes } from './signInWays.spec.ts';

type Snapshot = SnapshotFrom<typeof signInWaysMachine>;

const idle = { disabled: false, busy: false };
const busy = { disabled: true, busy: true };
const LABELS = {
  password: 'Your login password',
  code: 'Code of the app, or a recovery code',
  scan: 'Code that the app shows now',
  name: 'Name',
} as const;
const BUTTONS = { app: 'Set up', stop: 'Turn off', codes: 'New codes', passkey: 'Add' } as const;
const TITLES = {
  app: 'Set up the authenticator app',
  stop: 'Turn the authenticator app off',
  codes: 'Make new recovery codes',
  passkey: 'Add a passkey',
  remove: 'Remove the passkey Laptop',
  rename: 'Rename the passkey',
} as const;
const DONE = {
  stop: 'The authenticator app is off.',
  passkey: 'The passkey was added.',
  remove: 'The passkey was removed.',
  rename: 'The name was saved.',
} as const;

const invalid = (label: string) => fieldCalled(label)?.ariaInvalid ?? null;
const headings = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const status = () => screen.queryByRole('status')?.textContent ?? null;
const codeLabel = () => (fieldCalled(LABELS.scan) ? LABELS.scan : LABELS.code);
const hasCodeField = (snapshot: Snapshot) =>
  snapshot.matches('scanning') || (snapshot.matches('proving') && needsCode(snapshot.context.task));

function showsProof({ context }: Snapshot): void {
  const { task, password, factorCode, tried } = context;
  expect(headings()).toEqual([task === null ? '' : TITLES[task]]);
  expect(fieldCalled(LABELS.password)?.value).toBe(password);
  expect(fieldCalled(LABELS.code)?.value ?? null).toBe(needsCode(task) ? factorCode : null);
  const problems = tried ? proofProblems(context) : [];
  expect([invalid(LABELS.password), invalid(LABELS.code)]).toEqual([
    problems.includes('password') ? 'true' : null,
    problems.includes('code') ? 'true' : null,
  ]);
}

function showsScan({ context: { factorCode, tried, setup, task, password, name } }: Snapshot): void {
  expect([headings(), screen.getByRole('img').textContent]).toEqual([
    ['Scan this with your authenticator app'],
    'QR code for the authenticator app',
  ]);
  expect(document.querySelector('code')?.textContent).toBe(setup?.authenticatorKey.match(/.{4}/g)?.join(' '));
  const isWrong = tried && !isSixDigits({ factorCode, task, password, name });
  expect([fieldCalled(LABELS.scan)?.value, invalid(LABELS.scan)]).toEqual([factorCode, isWrong ? 'true' : null]);
}

const sends = (snapshot: Snapshot): void => {
  if (snapshot.context.setup) {
    showsScan(snapshot);
    expect(buttonCalled('Turn on')).toEqual(busy);
    return;
  }
  const isRename = snapshot.context.task === 'rename';
  expect(headings()).toEqual([snapshot.context.task === null ? '' : TITLES[snapshot.context.task]]);
  expect(buttonCalled(isRename ? 'Save' : 'Continue')).toEqual(busy);
  expect([buttonCalled('Cancel'), alerts()]).toEqual([{ disabled: true, busy: false }, []]);
};

export const signInWaysView: View<typeof signInWaysMachine> = {
  open: onScreen((actor) => <SignInWaysPanel actor={actor} />),
  drivers: {
    'ways.retry': () => press('Try again'),
    'ways.begin': ({ task }) => press(BUTTONS[task]),
    'ways.remove': () => press('Remove Laptop'),
    'ways.rename': () => press('Rename Laptop'),
    'ways.typePassword': ({ value }) => typeInto(LABELS.password, value),
    'ways.typeCode': ({ value }) => typeInto(codeLabel(), value),
    'ways.typeName': ({ value }) => typeInto(LABELS.name, value),
    'ways.submit': () =>
      press(['Continue', 'Save', 'Turn on'].find((name) => buttonCalled(name) !== null) ?? expect.unreachable()),
    'ways.cancel': () => press('Cancel'),
    'ways.copy': () => press('Copy'),
    'ways.download': () => press('Download'),
    'ways.done': () => press('I have kept them'),
  },
  offers: {
    'ways.retry': (snapshot) => snapshot.matches('failed'),
    'ways.begin': (snapshot, { task }) =>
      snapshot.matches('shown') &&
      (task === 'passkey' || (task === 'app') === (snapshot.context.ways?.authenticator === null)),
    'ways.remove': (snapshot) => snapshot.matches('shown') && snapshot.context.ways?.passkeys.length === 1,
    'ways.rename': (snapshot) => snapshot.matches('shown') && snapshot.context.ways?.passkeys.length === 1,
    'ways.typePassword': (snapshot, { value }) => snapshot.matches('proving') && snapshot.context.password !== value,
    'ways.typeCode': (snapshot, { value }) => hasCodeField(snapshot) && snapshot.context.factorCode !== value,
    'ways.typeName': (snapshot, { value }) => snapshot.matches('naming') && snapshot.context.name !== value,
    'ways.submit': (snapshot) => (['proving', 'naming', 'scanning'] as const).some((state) => snapshot.matches(state)),
    'ways.cancel': (snapshot) =>
      (['proving', 'naming', 'scanning', 'prompting'] as const).some((state) => snapshot.matches(state)),
    'ways.copy': (snapshot) => snapshot.matches({ codes: 'resting' }),
    'ways.download': (snapshot) => snapshot.matches('codes'),
    'ways.done': (snapshot) => snapshot.matches('codes'),
  },
  expectations: {
    loading: () => {
      expect(screen.getByRole('region', { name: 'Ways to sign in' }).ariaBusy).toBe('true');
      expect([alerts(), screen.queryAllByRole('listitem')]).toEqual([[], []]);
    },
    failed: () => {
      expect(alerts().join()).toContain('The ways to sign in could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    shown: ({ context: { ways, failure, trouble, done } }) => {
      const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(rows).toEqual([
        ...(ways?.passkeys.length === 1
          ? [
              'LaptopAdded 21/11/2026 18:59 · used 21/11/2026 19:00 · on all your devicesRenameRemove',
              'PasskeyFor another phone or computerAdd',
            ]
          : ['PasskeyLog in with fingerprint, face or screen lockAdd']),
        ...(ways?.authenticator
          ? [
              'Authenticator appOn since 21/11/2026 18:59Turn off',
              'Recovery codes8 left, for when your app is not at handNew codes',
            ]
          : ['Authenticator appOff: the password alone is enoughSet up']),
      ]);
      const isSafe = ways?.authenticator !== null || ways.passkeys.length > 0;
      expect(screen.queryByText(isSafe ? 'Two-step' : 'Password only')).not.toBeNull();
      expect([alerts().length, status()]).toEqual([
        (failure === null ? 0 : 1) + (trouble === null ? 0 : 1),
        done && DONE[done],
      ]);
    },
    proving: (snapshot) => {
      showsProof(snapshot);
      expect([buttonCalled('Continue'), alerts().length]).toEqual([idle, snapshot.context.failure === null ? 0 : 1]);
    },
    naming: ({ context: { name, tried, failure } }) => {
      const isWrong = tried && name.trim() === '';
      expect([fieldCalled(LABELS.name)?.value, invalid(LABELS.name)]).toEqual([name, isWrong ? 'true' : null]);
      expect([headings(), buttonCalled('Save'), alerts().length]).toEqual([
        [TITLES.rename],
        idle,
        failure === null ? 0 : 1,
      ]);
    },
    scanning: (snapshot) => {
      showsScan(snapshot);
      expect([buttonCalled('Turn on'), alerts().length]).toEqual([idle, snapshot.context.failure === null ? 0 : 1]);
    },
    starting: sends,
    asking: sends,
    fetching: sends,
    changing: sends,
    prompting: () => {
      expect([screen.getByRole('status').textContent, buttonCalled('Cancel')]).toEqual([
        'Waiting for your device',
        idle,
      ]);
    },
    'codes.resting': ({ context: { copied } }) => {
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
      const said = { done: 'Copied.', failed: 'Copying failed. Write the codes down, or download them.' };
      expect([buttonCalled('Copy'), status()]).toEqual([idle, copied ? said[copied] : '']);
    },
    'codes.copying': () => {
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
      expect(buttonCalled('Copy')).toEqual(busy);
    },
  },
};

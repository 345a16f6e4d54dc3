import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { secondStepMachine } from '../../../../src/machines/account/secondStep/secondStep.machine.ts';
import { auditListMachine } from '../../../../src/machines/desk/desk/auditList.machine.ts';
import type { deskMachine } from '../../../../src/machines/desk/desk/desk.machine.ts';
import { deskAccountMachine } from '../../../../src/machines/desk/deskAccount/deskAccount.machine.ts';
import { deskAdjustMachine } from '../../../../src/machines/desk/deskAdjust/deskAdjust.machine.ts';
import { deskEditorMachine } from '../../../../src/machines/desk/deskEditor/deskEditor.machine.ts';
import { deskMemberMachine } from '../../../../src/machines/desk/deskMember/deskMember.machine.ts';
import { deskMessageMachine } from '../../../../src/machines/desk/deskMessage/deskMessage.machine.ts';
import { deskPageMachine } from '../../../../src/machines/desk/deskPage/deskPage.machine.ts';
import { localeMachine } from '../../../../src/machines/site/locale/locale.machine.ts';
import { themeMachine } from '../../../../src/machines/site/theme/theme.machine.ts';
import { DeskApp } from '../../../../src/ui/desk/desk/DeskApp.tsx';
import type { View } from '../../kit/view.ts';
import { onTheDay } from '../../list/listContract.tsx';
import { alerts, buttonCalled, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof deskMachine>;

const nothing = () => {};
const TITLES = {
  adjustments: 'Adjustments',
  audit: 'Audit log',
  messages: 'Messages',
  members: 'Members',
  withdrawals: 'Withdrawals',
};
const titleOf = (page: string): string => TITLES[page as keyof typeof TITLES];

/** A page's button in the menu, with its number of pending items. */
const itemOf = (page: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('nav[aria-label="Desk pages"] button')].find((button) =>
    button.textContent?.startsWith(titleOf(page)),
  ) ?? expect.unreachable(`no page ${page}`);

const isSeated = (snapshot: Snapshot) => snapshot.matches({ open: 'seated' });
const isSignedOut = (snapshot: Snapshot) => snapshot.matches({ open: 'signedOut' });

function showsSeat({ context: { me, page, waiting } }: Snapshot): void {
  expect(document.querySelector('header')?.textContent).toContain(me?.name);
  expect(itemOf(page).ariaCurrent).toBe('page');
  const count = (waiting?.toApprove ?? 0) + (waiting?.toPay ?? 0) + (waiting?.toResolve ?? 0);
  expect(itemOf('withdrawals').textContent).toContain(`${count} pending`);
}

/** Whoever wants to go elsewhere is asked first. */
function asksToLeave(): boolean {
  const question = screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? null;
  expect([null, 'Leave without saving?']).toContain(question);
  return question !== null;
}

export const deskView: View<typeof deskMachine> = {
  open: onScreen((actor) => <DeskApp actor={actor} onReload={vi.fn()} />),
  live: {
    theme: () => themeMachine.provide({ actions: { applyTheme: nothing } }),
    locale: () => localeMachine,
    page: () => deskPageMachine,
    adjust: () => deskAdjustMachine,
    // Both ask before they close, as if something had been written.
    message: () => deskMessageMachine.provide({ guards: { isWritten: () => true } }),
    editor: () => deskEditorMachine.provide({ guards: { isTouched: () => true } }),
    account: () => deskAccountMachine,
    secondStep: () => secondStepMachine,
    member: () => deskMemberMachine,
    audit: () => onTheDay(auditListMachine),
  },
  drivers: {
    'desk.typeName': ({ value }) => typeInto('Name', value),
    'desk.typeSecret': ({ value }) => typeInto('Password', value),
    'desk.signIn': () => press('Sign in'),
    'desk.retry': () => press('Try again'),
    'desk.goTo': ({ page }) => itemOf(page).click(),
    'desk.adjust': () => pressIn('main', 'New adjustment'),
    'desk.signOut': () => press('Sign out'),
    'desk.account': () => press('Sign-in and operators'),
    'desk.gone': 'elsewhere',
    'desk.counted': 'elsewhere',
    'desk.edit': 'elsewhere',
    'locale.changed': 'elsewhere',
    'locale.failed': 'elsewhere',
  },
  offers: {
    'desk.typeName': (snapshot, { value }) => isSignedOut(snapshot) && value !== snapshot.context.name,
    'desk.typeSecret': (snapshot, { value }) => isSignedOut(snapshot) && value !== snapshot.context.password,
    'desk.signIn': isSignedOut,
    'desk.retry': (snapshot) => snapshot.matches({ open: 'unreachable' }),
    'desk.goTo': isSeated,
    'desk.adjust': (snapshot) =>
      snapshot.matches({ open: { seated: 'looking' } }) &&
      snapshot.context.page === 'adjustments' &&
      snapshot.context.me?.role === 'operator',
    'desk.signOut': (snapshot) => isSeated(snapshot) || snapshot.matches({ open: 'settingUp' }),
    'desk.account': isSeated,
  },
  expectations: {
    'open.starting': () => expect.unreachable('it is left at once'),
    'open.checking': () => expect(screen.getByRole('status').ariaLabel).toBe('Loading'),
    'open.unreachable': () => {
      expect(alerts().join()).toContain('The desk could not be opened');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    'open.signedOut': ({ context: { name, password, tried, failure, ended } }) => {
      expect([fieldCalled('Name')?.value, fieldCalled('Password')?.value]).toEqual([name, password]);
      const missing = (value: string) => (tried && failure === null && value === '' ? 'true' : null);
      expect([fieldCalled('Name')?.ariaInvalid, fieldCalled('Password')?.ariaInvalid]).toEqual([
        missing(name),
        missing(password),
      ]);
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
      if (failure?.kind === 'refused')
        expect(alerts()).toEqual([
          failure.code === 'HUMAN_CHECK_FAILED'
            ? 'This device could not be verified. Try again.'
            : 'Wrong name or password.',
        ]);
      expect(screen.queryByRole('status')?.textContent ?? null).toBe(
        ended ? 'Your session has expired. Sign in again.' : null,
      );
    },
    'open.verifying': () => expect(buttonCalled('Sign in')).toEqual({ disabled: true, busy: true }),
    'open.signingIn': () => expect(buttonCalled('Sign in')).toEqual({ disabled: true, busy: true }),
    'open.seated.looking': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(titleOf(snapshot.context.page));
      expect(buttonCalled('Refresh')).toEqual({ disabled: true, busy: true });
    },
    'open.seated.auditing': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Audit log');
      expect(fieldCalled('Operator, subject or remark')?.value).toBe('');
    },
    'open.seated.writing': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
      const isAsked = asksToLeave();
      expect(buttonCalled('Check and send')?.disabled).toBe(isAsked || snapshot.context.me?.role !== 'operator');
    },
    'open.seated.serving': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Members');
      expect([fieldCalled('Username, phone, email, bank account or ID')?.value, buttonCalled('Look up')]).toEqual([
        '',
        { disabled: false, busy: false },
      ]);
    },
    'open.seated.adjusting': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New adjustment');
      expect(fieldCalled('Member username')?.value).toBe('');
    },
    'open.seated.editing': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New article');
      expect([fieldCalled('Title in Thai')?.value, buttonCalled('Save draft')]).toEqual([
        '',
        { disabled: asksToLeave(), busy: false },
      ]);
    },
    'open.secondStep': () => {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One more step');
      expect([fieldCalled('Code')?.value, buttonCalled('Continue')]).toEqual(['', { disabled: false, busy: false }]);
    },
    'open.settingUp': () => {
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Set up your authenticator app');
      expect([fieldCalled('Your password')?.value, buttonCalled('Cancel')]).toEqual(['', null]);
    },
    'open.seated.account': (snapshot) => {
      showsSeat(snapshot);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign-in and operators');
    },
    'open.signingOut': () => expect(screen.getByRole('status').ariaLabel).toBe('Sign out'),
    broken: () => {
      expect(alerts().join()).toContain('Something went wrong');
      expect(buttonCalled('Reload')).toEqual({ disabled: false, busy: false });
    },
  },
};

import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { DeskAction } from '../../../../src/machines/desk/deskPage/deskPage.events.ts';
import type { deskPageMachine } from '../../../../src/machines/desk/deskPage/deskPage.machine.ts';
import { DeskPage } from '../../../../src/ui/desk/desk/DeskPage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, pressIn, typeInto } from '../../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof deskPageMachine>;

const LABELS = { approve: 'Approve', reject: 'Reject', prove: 'Verify the ledger now', hideGame: 'Hide' };
const labelOf = ({ what }: DeskAction): string => (what in LABELS ? LABELS[what as keyof typeof LABELS] : what);

const QUESTIONS = {
  approve: 'Approve this withdrawal?',
  reject: 'Reject this withdrawal?',
  prove: 'Verify the ledger?',
  hideGame: 'Hide this game?',
};
const SAYS = {
  approve: 'P 985.00 can then be paid to Lantern Bank •••• 7890. Nothing is paid yet.',
  reject: 'P 1,000.00 is refunded to somchai’s main wallet: P 500.00 now, P 1,500.00 after.',
  prove: 'Checks every row of the ledger and the audit log.',
  hideGame: 'Ferry Night disappears. Open rounds are settled; nobody can start another.',
};

/** What is said once it is done. */
const DONE = {
  approve: 'Withdrawal approved.',
  reject: 'Withdrawal rejected and refunded.',
  prove: 'Ledger verified.',
  hideGame: 'Game hidden.',
};

const isShown = (snapshot: Snapshot) => snapshot.matches('shown');
const notices = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const toldOf = ({ context: { notice } }: Snapshot) =>
  notice === null
    ? []
    : [
        DONE[notice as keyof typeof DONE] ??
          'Someone else acted first. Your action was not carried out. The current state is shown.',
      ];

/** The list, as in the context. */
function showsPart({ context: { part } }: Snapshot): void {
  const text = document.querySelector('#desk-part')?.textContent ?? '';
  switch (part?.of) {
    case 'withdrawals':
      if ('list' in part) {
        expect(text).toContain('somchai');
        expect(text).toContain('P 1,000.00');
      } else {
        expect(text).toContain('Somchai Jaidee');
        expect(text).toContain('Requested by the member');
      }
      break;
    case 'games':
      expect(text).toContain('Ferry Night');
      expect(text).toContain('Riverboat · Slots');
      break;
    case 'promotions':
      expect(text).toContain('Stake back');
      expect(text).toContain('On the site');
      break;
    case 'setup':
      expect(text).toContain('Closed to players11 of 12 done');
      expect(text).toContain('Games on the siteTake vendors over from the catalogue.Missing');
      break;
    case 'books':
      expect(text).toContain('The ledger is balanced.');
      expect(text).toContain('12 movements, 24 entries and 3 audit log rows');
      break;
    default:
      expect(text).toBe('');
  }
}

const needsReason = ({ context }: Snapshot) => context.action?.what === 'reject';
/** What may be done about what is on screen. */
function offeredBy(part: Snapshot['context']['part']): readonly string[] {
  if (part?.of === 'games') return ['hideGame'];
  if (part === null || 'list' in part || part.of === 'setup') return [];
  return part.of === 'books' ? ['prove'] : ['approve', 'reject'];
}
const isList = (part: Snapshot['context']['part'], of: string): boolean =>
  part !== null && part.of === of && 'list' in part;

export const deskPageView: View<typeof deskPageMachine> = {
  open: onScreen((actor) => <DeskPage actor={actor} />),
  drivers: {
    'deskPage.retry': () => press('Try again'),
    'deskPage.refresh': () => press('Refresh'),
    'deskPage.choose': () => press('To pay', 'tab'),
    'deskPage.write': ({ value }) => typeInto('Name, id or vendor', value),
    'deskPage.search': () => press('Search'),
    'deskPage.page': ({ number }) => press(`Page ${number}`),
    'deskPage.open': () => {
      const row = [...document.querySelectorAll('#desk-part button')].find((button) =>
        button.textContent?.startsWith('somchai'),
      );
      fireEvent.click(row ?? expect.unreachable('no row of somchai'));
    },
    'deskPage.back': () => press('Back to the list'),
    'deskPage.edit': ({ id }) => press(id === null ? 'New promotion' : 'Duplicate “Stake back”'),
    'deskPage.goTo': () => press('Go to Vendors'),
    'deskPage.startAction': ({ action }) => pressIn('#desk-part', labelOf(action)),
    'deskPage.type': ({ value }) => typeInto('Reason', value),
    'deskPage.confirm': () =>
      fireEvent.click(document.querySelector('dialog button[type="submit"]') ?? expect.unreachable('no dialog')),
    'deskPage.cancel': () => pressIn('dialog', 'Cancel'),
    'deskPage.resend': () => press('Send again'),
    'deskPage.checkStatus': () => press('Check status'),
    'page.language': 'elsewhere',
  },
  offers: {
    'deskPage.retry': (snapshot) => snapshot.matches('failed'),
    'deskPage.refresh': isShown,
    'deskPage.choose': (snapshot) =>
      isShown(snapshot) &&
      snapshot.context.location.id === null &&
      snapshot.context.location.page === 'withdrawals' &&
      snapshot.context.location.queue !== 'toPay',
    'deskPage.page': ({ context: { part, location }, ...snapshot }, { number }) =>
      snapshot.value === 'shown' && isList(part, 'withdrawals') && number !== location.number,
    'deskPage.write': (snapshot, { value }) =>
      isShown(snapshot) && snapshot.context.location.page === 'games' && value !== snapshot.context.written,
    'deskPage.search': (snapshot) =>
      isShown(snapshot) &&
      snapshot.context.location.id === null &&
      snapshot.context.written.trim() !== snapshot.context.location.search,
    'deskPage.open': (snapshot) => isShown(snapshot) && isList(snapshot.context.part, 'withdrawals'),
    'deskPage.back': (snapshot) =>
      snapshot.context.location.id !== null && (isShown(snapshot) || snapshot.matches('failed')),
    'deskPage.edit': (snapshot) =>
      isShown(snapshot) && snapshot.context.mayAct && isList(snapshot.context.part, 'promotions'),
    'deskPage.goTo': (snapshot) => isShown(snapshot) && snapshot.context.part?.of === 'setup',
    'deskPage.startAction': (snapshot, { action }) =>
      isShown(snapshot) &&
      (snapshot.context.mayAct || action.what === 'prove') &&
      offeredBy(snapshot.context.part).includes(action.what),
    'deskPage.type': (snapshot, { value }) =>
      snapshot.matches('confirming') && needsReason(snapshot) && value !== snapshot.context.typed,
    'deskPage.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskPage.cancel': (snapshot) => snapshot.matches('confirming'),
    'deskPage.resend': (snapshot) => snapshot.matches('unsure'),
    'deskPage.checkStatus': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    reading: (snapshot) => {
      showsPart(snapshot);
      expect([buttonCalled('Refresh'), notices()]).toEqual([{ disabled: true, busy: true }, toldOf(snapshot)]);
    },
    failed: () => {
      expect(alerts().join()).toContain('This could not be loaded');
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
    shown: (snapshot) => {
      showsPart(snapshot);
      expect([alerts(), notices()]).toEqual([[], toldOf(snapshot)]);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
    confirming: (snapshot) => {
      const { action, typed, tried, failure } = snapshot.context;
      const what = (action?.what ?? 'prove') as keyof typeof QUESTIONS;
      const dialog = screen.getByRole('dialog');
      expect([dialog.querySelector('h2')?.textContent, dialog.ariaBusy]).toEqual([QUESTIONS[what], null]);
      expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(SAYS[what]);
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
      const field = fieldCalled('Reason');
      expect([field?.value, field?.ariaInvalid]).toEqual(
        needsReason(snapshot) ? [typed, tried && typed === '' ? 'true' : null] : [undefined, undefined],
      );
    },
    doing: (snapshot) => {
      showsPart(snapshot);
      if (snapshot.context.action?.what === 'prove')
        expect(buttonCalled('Verify the ledger now')).toEqual({ disabled: true, busy: true });
      else expect(screen.getByRole('dialog').ariaBusy).toBe('true');
    },
    unsure: (snapshot) => {
      showsPart(snapshot);
      expect(alerts().join()).toContain('This may have gone through.');
      expect(buttonCalled('Send again')).toEqual({ disabled: false, busy: false });
    },
  },
};

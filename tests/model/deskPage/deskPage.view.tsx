import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { Deed } from '../../../src/machines/deskPage/deskPage.events.ts';
import type { deskPageMachine } from '../../../src/machines/deskPage/deskPage.machine.ts';
import { deedsOf, isSameDeed, isWordSound, wordOf } from '../../../src/machines/deskPage/deskPage.rules.ts';
import { DeskPage } from '../../../src/ui/desk/DeskPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, pressIn, typeInto } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof deskPageMachine>;

const LABELS = { approve: 'Approve', reject: 'Reject', setStatus: 'Start maintenance', prove: 'Prove the books now' };
const labelOf = ({ what }: Deed): string => (what in LABELS ? LABELS[what as keyof typeof LABELS] : what);

const QUESTIONS = {
  approve: 'Approve this withdrawal?',
  reject: 'Reject this withdrawal?',
  setStatus: 'Change the status of the site?',
  prove: 'Prove the books?',
};
const SAYS = {
  approve: 'P 985.00 may then be paid to Lantern Bank •••• 7890. Nothing is paid yet.',
  reject: 'P 1,000.00 goes back to the main wallet of somchai: P 500.00 now, P 1,500.00 afterwards.',
  setStatus: 'Members can do nothing until you open the site again. The desk stays open.',
  prove: 'Every row of the books and of the audit log is gone through.',
};

const isShown = (snapshot: Snapshot) => snapshot.matches('shown');
const notices = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const toldOf = ({ context: { notice } }: Snapshot) =>
  notice === null
    ? []
    : [notice === 'done' ? 'Done.' : 'Somebody else was sooner. This is how it stands now; nothing was done for you.'];

/** What there is, as the context has it. */
function showsPart({ context: { part } }: Snapshot): void {
  const text = document.querySelector('#desk-part')?.textContent ?? '';
  switch (part?.kind) {
    case 'withdrawals':
      expect(text).toContain('somchai');
      expect(text).toContain('P 1,000.00');
      break;
    case 'withdrawal':
      expect(text).toContain('Somchai Jaidee');
      expect(text).toContain('Requested by the member');
      break;
    case 'exchanges':
      expect(text).toContain('2 × Paper lantern');
      expect(text).toContain('Send to 12/3 Tha Phae Road, Thai');
      break;
    case 'switches':
      expect(text).toContain('Log in by SMS code');
      break;
    case 'books':
      expect(text).toContain('The books are in order.');
      expect(text).toContain('12 movements, 24 entries and 3 rows of the audit log');
      break;
    default:
      expect(text).toBe('');
  }
}

const fieldOf = (snapshot: Snapshot) => {
  const word = wordOf(snapshot.context.deed);
  return word && (word === 'reason' ? 'Reason' : 'Back in how many minutes');
};

export const deskPageView: View<typeof deskPageMachine> = {
  open: onScreen((actor) => <DeskPage actor={actor} />),
  drivers: {
    'deskPage.retry': () => press('Try again'),
    'deskPage.refresh': () => press('Look again'),
    'deskPage.choose': () => press('To pay', 'tab'),
    'deskPage.turnTo': ({ number }) => press(`Page ${number}`),
    'deskPage.open': () => {
      const row = [...document.querySelectorAll('#desk-part button')].find((button) =>
        button.textContent?.startsWith('somchai'),
      );
      fireEvent.click(row ?? expect.unreachable('no row of somchai'));
    },
    'deskPage.back': () => press('Back to the list'),
    'deskPage.intend': ({ deed }) => pressIn('#desk-part', labelOf(deed)),
    'deskPage.type': ({ value }) => typeInto(fieldCalled('Reason') ? 'Reason' : 'Back in how many minutes', value),
    'deskPage.confirm': () =>
      fireEvent.click(document.querySelector('dialog button[type="submit"]') ?? expect.unreachable('no dialog')),
    'deskPage.leave': () => pressIn('dialog', 'Cancel'),
    'deskPage.again': () => press('Send the same again'),
    'deskPage.look': () => press('Look how it stands'),
    'page.language': 'elsewhere',
  },
  offers: {
    'deskPage.retry': (snapshot) => snapshot.matches('failed'),
    'deskPage.refresh': isShown,
    'deskPage.choose': (snapshot) =>
      isShown(snapshot) &&
      snapshot.context.place.id === null &&
      snapshot.context.place.page === 'withdrawals' &&
      snapshot.context.place.queue !== 'toPay',
    'deskPage.turnTo': ({ context: { part, place }, ...snapshot }, { number }) =>
      snapshot.value === 'shown' && part?.kind === 'withdrawals' && number !== place.number,
    'deskPage.open': (snapshot) => isShown(snapshot) && snapshot.context.part?.kind === 'withdrawals',
    'deskPage.back': (snapshot) =>
      snapshot.context.place.id !== null && (isShown(snapshot) || snapshot.matches('failed')),
    'deskPage.intend': (snapshot, { deed }) =>
      isShown(snapshot) && deedsOf(snapshot.context).some((other) => isSameDeed(deed, other)),
    'deskPage.type': (snapshot, { value }) =>
      snapshot.matches('confirming') && fieldOf(snapshot) !== null && value !== snapshot.context.typed,
    'deskPage.confirm': (snapshot) => snapshot.matches('confirming'),
    'deskPage.leave': (snapshot) => snapshot.matches('confirming'),
    'deskPage.again': (snapshot) => snapshot.matches('unsure'),
    'deskPage.look': (snapshot) => snapshot.matches('unsure'),
  },
  expectations: {
    reading: (snapshot) => {
      showsPart(snapshot);
      expect([buttonCalled('Look again'), notices()]).toEqual([{ disabled: true, busy: true }, toldOf(snapshot)]);
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
      const { deed, typed, tried, failure } = snapshot.context;
      const what = (deed?.what ?? 'prove') as keyof typeof QUESTIONS;
      const dialog = screen.getByRole('dialog');
      expect([dialog.querySelector('h2')?.textContent, dialog.ariaBusy]).toEqual([QUESTIONS[what], null]);
      expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(SAYS[what]);
      expect(alerts()).toHaveLength(failure === null ? 0 : 1);
      const label = fieldOf(snapshot);
      if (label === null) return;
      expect(fieldCalled(label)?.value).toBe(typed);
      expect(fieldCalled(label)?.ariaInvalid).toBe(tried && !isWordSound(snapshot.context) ? 'true' : null);
    },
    doing: (snapshot) => {
      showsPart(snapshot);
      if (snapshot.context.deed?.what === 'prove')
        expect(buttonCalled('Prove the books now')).toEqual({ disabled: true, busy: true });
      else expect(screen.getByRole('dialog').ariaBusy).toBe('true');
    },
    unsure: (snapshot) => {
      showsPart(snapshot);
      expect(alerts().join()).toContain('It may have gone through.');
      expect(buttonCalled('Send the same again')).toEqual({ disabled: false, busy: false });
    },
  },
};

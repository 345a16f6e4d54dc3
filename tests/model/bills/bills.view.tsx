import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { billsMachine } from '../../../src/machines/bills/bills.machine.ts';
import { dayProblems } from '../../../src/machines/statement/statement.rules.ts';
import { BillsPage } from '../../../src/ui/bills/BillsPage.tsx';
import { billFlow } from '../bill/bill.spec.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../onScreen.tsx';

type Machine = typeof billsMachine;
type Snapshot = SnapshotFrom<Machine>;

const SPANS = { week: 'Last 7 days', days30: 'Last 30 days', month: 'This month', own: 'Own dates' } as const;
const idle = { disabled: false, busy: false };
const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')];
const statusChoice = () => screen.queryByLabelText<HTMLSelectElement>('Status');
const isOpen = (snapshot: Snapshot) => snapshot.matches('list');
const hasRows = ({ context }: Snapshot) => (context.part?.count ?? 0) > 0;

/** The choice as the context has it. */
function showsChoice(snapshot: Snapshot): void {
  const { side, span, status, typed, tried } = snapshot.context;
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(side === 'upline' ? 'Paid by me' : 'Paid to me');
  const pressed = screen.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([SPANS[span]]);
  expect(statusChoice()?.value).toBe(status);
  expect(fieldCalled('From')?.value).toBe(span === 'own' ? typed.from : undefined);
  const problem = span === 'own' && tried ? dayProblems(typed).to : undefined;
  expect(fieldCalled('To')?.ariaInvalid ?? null).toBe(problem ? 'true' : null);
}

export const billsView: View<Machine> = {
  open: onScreen((actor) => <BillsPage actor={actor} />),
  drivers: {
    'bills.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Look again'),
    'bills.chooseSide': ({ side }) => press(side === 'upline' ? 'Paid by me' : 'Paid to me', 'tab'),
    'bills.chooseSpan': ({ span }) => press(SPANS[span]),
    'bills.typeDay': ({ end, value }) => typeInto(end === 'from' ? 'From' : 'To', value),
    'bills.submitDays': () => press('Show'),
    'bills.chooseStatus': ({ status }) =>
      void fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } }),
    'bills.turnTo': ({ page }) => press(`Page ${page}`),
    'bills.open': () => (rows()[0] ?? expect.unreachable('no row')).click(),
    'page.moneyMoved': 'elsewhere',
  },
  offers: {
    'bills.refresh': (snapshot) => isOpen(snapshot) && !snapshot.hasTag('busy'),
    'bills.chooseSide': (snapshot, { side }) => isOpen(snapshot) && side !== snapshot.context.side,
    'bills.chooseSpan': (snapshot, { span }) => isOpen(snapshot) && span !== snapshot.context.span,
    'bills.typeDay': (snapshot, { end, value }) =>
      isOpen(snapshot) && snapshot.context.span === 'own' && snapshot.context.typed[end] !== value,
    'bills.submitDays': (snapshot) => isOpen(snapshot) && snapshot.context.span === 'own',
    'bills.chooseStatus': (snapshot, { status }) => isOpen(snapshot) && status !== snapshot.context.status,
    'bills.turnTo': (snapshot, { page }) => isOpen(snapshot) && hasRows(snapshot) && page <= 2,
    'bills.open': (snapshot, { id }) => isOpen(snapshot) && hasRows(snapshot) && id.endsWith('1764000000000'),
  },
  live: { bill: (stage) => billFlow.machine(stage) },
  expectations: {
    'list.asking': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('true');
      if (snapshot.context.part === null) expect(rows()).toEqual([]);
    },
    'list.shown': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('false');
      if (!hasRows(snapshot)) {
        expect(screen.getByText('There is no bill')).not.toBeNull();
        return;
      }
      expect(rows().map(({ textContent }) => textContent)).toEqual([
        '21/11/2026From agent11%P 150,000.00Ready to claim',
        '21/11/2026 23:00–00:00From agent1–P 0.00Nothing due',
      ]);
      const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
      expect(sums).toEqual(['Due in allP 150,000.00', 'Paid in allP 2.00']);
    },
    'list.failed': (snapshot) => {
      showsChoice(snapshot);
      expect(alerts().join()).toContain('The bills could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    closed: () => {
      expect(screen.getByRole('heading').textContent).toBe('This is not open');
      expect([screen.queryAllByRole('button'), screen.queryAllByRole('tab')]).toEqual([[], []]);
    },
    following: () => expect(buttonCalled('All bills')).toEqual(idle),
  },
};

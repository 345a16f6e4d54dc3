import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { statementMachine } from '../../../src/machines/statement/statement.machine.ts';
import { dayProblems } from '../../../src/machines/statement/statement.rules.ts';
import { StatementPage } from '../../../src/ui/statement/StatementPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, fieldCalled, onScreen, press, typeInto } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof statementMachine>;

const SPANS = { week: 'Last 7 days', days30: 'Last 30 days', month: 'This month', own: 'Own dates' } as const;
const KINDS = {
  all: 'All',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  transfers: 'Transfers',
  bonuses: 'Bonuses',
  bets: 'Bets',
  income: 'Agent income',
} as const;

const idle = { disabled: false, busy: false };
const choiceOf = (label: string) => screen.queryByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) =>
  void fireEvent.change(screen.getByLabelText<HTMLSelectElement>(label), { target: { value } });
const isOpen = (snapshot: Snapshot) => snapshot.matches('open');
const inMovements = (snapshot: Snapshot) => snapshot.matches({ open: 'movements' });
const hasRows = ({ context }: Snapshot) => (context.part?.count ?? 0) > 0;
const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent);
const statusTexts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

/** The choice, the tab and the days as the context has them. */
function showsChoice(snapshot: Snapshot): void {
  const { span, kinds, wallet, typed, tried } = snapshot.context;
  const pressed = screen.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([SPANS[span], KINDS[kinds]]);
  expect(choiceOf('Wallet')?.value).toBe(wallet);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(
    inMovements(snapshot) ? 'Movements' : 'Credit report',
  );
  expect([fieldCalled('From')?.value, fieldCalled('To')?.value]).toEqual(
    span === 'own' ? [typed.from, typed.to] : [undefined, undefined],
  );
  expect(fieldCalled('To')?.ariaInvalid ?? null).toBe(span === 'own' && tried && dayProblems(typed).to ? 'true' : null);
  expect(buttonCalled('Look again')).toEqual(snapshot.hasTag('busy') ? { disabled: true, busy: true } : idle);
}

/** The rows of the spec as they stand in the table. */
const ROWS = [
  ['22/11/2026 18:30', 'To a vendor · River Games', '−P 40.00', 'P 100.00'],
  ['22/11/2026 18:30', 'Deposit', '+P 90.00', 'P 140.00'],
].flat();

export const statementView: View<typeof statementMachine> = {
  open: onScreen((actor) => <StatementPage actor={actor} />),
  drivers: {
    'statement.retry': () => press('Try again'),
    'statement.refresh': () => press('Look again'),
    'statement.chooseSpan': ({ span }) => press(SPANS[span]),
    'statement.typeDay': ({ end, value }) => typeInto(end === 'from' ? 'From' : 'To', value),
    'statement.submitDays': () => press('Show'),
    'statement.chooseKinds': ({ kinds }) => press(KINDS[kinds]),
    'statement.chooseWallet': ({ code }) => choose('Wallet', code),
    'statement.turnTo': ({ page }) => press(`Page ${page}`),
    'statement.choosePageSize': ({ size }) => choose('On a page', size),
    'statement.download': () => press('Download CSV'),
    'statement.showReport': () => press('Credit report', 'tab'),
    'statement.showMovements': () => press('Movements', 'tab'),
    'page.language': 'elsewhere',
  },
  offers: {
    'statement.retry': (snapshot) => snapshot.matches('failed'),
    'statement.refresh': (snapshot) => isOpen(snapshot) && !snapshot.hasTag('busy'),
    'statement.chooseSpan': (snapshot, { span }) => isOpen(snapshot) && span !== snapshot.context.span,
    'statement.typeDay': ({ context }, { end, value }) => context.span === 'own' && context.typed[end] !== value,
    'statement.submitDays': (snapshot) => isOpen(snapshot) && snapshot.context.span === 'own',
    'statement.chooseKinds': (snapshot, { kinds }) => isOpen(snapshot) && kinds !== snapshot.context.kinds,
    'statement.chooseWallet': (snapshot, { code }) => isOpen(snapshot) && code !== snapshot.context.wallet,
    'statement.turnTo': (snapshot, { page }) => inMovements(snapshot) && hasRows(snapshot) && page <= 2,
    'statement.choosePageSize': (snapshot) => inMovements(snapshot) && hasRows(snapshot),
    'statement.download': (snapshot) =>
      inMovements(snapshot) && hasRows(snapshot) && !snapshot.matches({ open: { movements: { file: 'fetching' } } }),
    'statement.showReport': inMovements,
    'statement.showMovements': (snapshot) => snapshot.matches({ open: 'report' }),
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('The account record could not be loaded');
      expect([buttonCalled('Try again'), screen.queryAllByRole('tab')]).toEqual([idle, []]);
    },
    'open.movements.list.asking': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('true');
      if (snapshot.context.part === null) expect([cells(), buttonCalled('Download CSV')]).toEqual([[], null]);
    },
    'open.movements.list.shown': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByText('Opening balance').nextSibling?.textContent).toBe(
        hasRows(snapshot) ? 'P 50.00' : 'P 100.00',
      );
      expect(screen.getByText('Closing balance').nextSibling?.textContent).toBe('P 100.00');
      expect(cells()).toEqual(hasRows(snapshot) ? ROWS : []);
      expect(screen.queryByText('Nothing moved') === null).toBe(hasRows(snapshot));
    },
    'open.movements.list.failed': (snapshot) => {
      showsChoice(snapshot);
      expect(alerts().join()).toContain('The account record could not be loaded');
      expect([buttonCalled('Try again'), cells()]).toEqual([idle, []]);
    },
    'open.movements.file.idle': (snapshot) => {
      if (snapshot.context.part === null) return;
      expect(buttonCalled('Download CSV')).toEqual({ disabled: !hasRows(snapshot), busy: false });
      expect([statusTexts(), alerts()]).toEqual([[], []]);
    },
    'open.movements.file.fetching': (snapshot) => {
      if (hasRows(snapshot)) expect(buttonCalled('Download CSV')).toEqual({ disabled: true, busy: true });
    },
    'open.movements.file.saved': (snapshot) => {
      if (!hasRows(snapshot)) return;
      const said = 'statement.csv is saved.';
      const more = ' It holds the oldest movements; the newest 7 did not fit. Choose a shorter time for those.';
      expect(statusTexts()).toEqual([snapshot.context.saved?.left === 7 ? said + more : said]);
    },
    'open.movements.file.failed': (snapshot) => {
      if (hasRows(snapshot)) expect(alerts().length).toBe(1);
    },
    'open.report.asking': (snapshot) => {
      showsChoice(snapshot);
      expect(screen.getByRole('tabpanel').ariaBusy).toBe('true');
    },
    'open.report.shown': (snapshot) => {
      showsChoice(snapshot);
      const figures = (times: number, cameIn: string, wentOut: string) => [
        `Times${times}`,
        `Came in${cameIn}`,
        `Went out${wentOut}`,
      ];
      const ofBonuses = ['Bonus', ...figures(1, '+P 2.00', 'P 0.00')];
      const ofDeposits = ['Deposit', ...figures(1, '+P 88.00', 'P 0.00')];
      const ofVendors = ['To a vendor', ...figures(1, 'P 0.00', '−P 40.00')];
      expect(cells()).toEqual(
        snapshot.context.kinds === 'all'
          ? [...ofBonuses, ...ofDeposits, ...ofVendors, ...figures(3, '+P 90.00', '−P 40.00')]
          : [...ofBonuses, ...figures(1, '+P 2.00', 'P 0.00')],
      );
    },
    'open.report.failed': (snapshot) => {
      showsChoice(snapshot);
      expect(alerts().join()).toContain('The credit report could not be loaded');
      expect([buttonCalled('Try again'), cells()]).toEqual([idle, []]);
    },
  },
};

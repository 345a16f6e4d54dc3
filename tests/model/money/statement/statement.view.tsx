import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { creditReportMachine } from '../../../../src/machines/money/statement/creditReport.machine.ts';
import { movementListMachine } from '../../../../src/machines/money/statement/movementList.machine.ts';
import type { statementMachine } from '../../../../src/machines/money/statement/statement.machine.ts';
import { StatementPage } from '../../../../src/ui/money/statement/StatementPage.tsx';
import type { View } from '../../kit/view.ts';
import { onTheDay } from '../../list/listContract.tsx';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
const tab = () => screen.queryByRole('tab', { selected: true })?.textContent;

export const statementView: View<typeof statementMachine> = {
  open: onScreen((actor) => <StatementPage actor={actor} />),
  live: {
    movements: () => onTheDay(movementListMachine),
    report: () => onTheDay(creditReportMachine),
  },
  drivers: {
    'statement.retry': () => press('Try again'),
    'statement.showReport': () => press('Credit report', 'tab'),
    'statement.showMovements': () => press('Transactions', 'tab'),
    'list.chosen': 'elsewhere',
    'list.sized': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'statement.retry': (snapshot) => snapshot.matches('failed'),
    'statement.showReport': (snapshot) => snapshot.matches({ open: 'movements' }),
    'statement.showMovements': (snapshot) => snapshot.matches({ open: 'report' }),
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('button')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('The account record could not be loaded');
      expect([buttonCalled('Try again'), screen.queryAllByRole('tab')]).toEqual([idle, []]);
    },
    'open.movements': () => expect([tab(), buttonCalled('Download CSV')?.busy]).toEqual(['Transactions', false]),
    'open.report': () => expect([tab(), buttonCalled('Download CSV')]).toEqual(['Credit report', null]),
  },
};

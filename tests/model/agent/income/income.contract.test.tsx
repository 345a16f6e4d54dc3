// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { type BillMonth, billContract } from '../../../../src/api/contract/agent/bill.ts';
import { ANY_TIME } from '../../../../src/api/contract/paging.ts';
import { incomePage } from '../../../../src/machines/agent/income/income.machine.ts';
import { IncomePage } from '../../../../src/ui/agent/income/IncomePage.tsx';
import { choose } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { claimable } from '../bill/bill.data.ts';

const P = 10_000;
const starts = ['06', '07', '08', '09', '10', '11', '12'].map((month) => Date.parse(`2026-${month}-01T00:00+08:00`));

/** Months of dividends and daily wages, in P; the last has P 150,000 that are due. */
const monthsOf = (sums: readonly (readonly [dividend: number, daily: number])[], due = 0) => ({
  months: sums.map(
    ([dividend, daily], at): BillMonth => ({
      from: starts[at] ?? 0,
      to: starts[at + 1] ?? 0,
      sums: [
        { kind: 'dividend', due: dividend * P, paid: dividend * P },
        { kind: 'daily', due: (daily + (at === 5 ? due : 0)) * P, paid: daily * P },
      ],
    }),
  ),
});
const grown = monthsOf(
  [
    [0, 0],
    [0, 0],
    [10, 5],
    [20, 0],
    [30, 10],
    [40, 5],
  ],
  150_000,
);
const empty = monthsOf([
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
]);

const hourly = {
  ...claimable,
  id: 'another',
  kind: 'hourly',
  from: claimable.to - 3_600_000,
  mayClaim: false,
} as const;
const sums = { due: 0, paid: 0, before: { due: 0, paid: 0 } };
const some = {
  list: [claimable, { ...hourly, status: 'notReached', rate: 0, due: 0, tier: null }],
  count: 42,
  ...sums,
};
const none = { list: [], count: 0, ...sums };

const months = { as: 'downline' };
const bills = { as: 'downline', kind: 'all', status: 'all', page: 1, pageSize: '20', ...ANY_TIME };
const october = { from: starts[4], to: starts[5] };

describe('[AGENT-09] [CONTRACT-10] [W8] my income', () => {
  it.each(
    pageContract({
      page: incomePage,
      view: (actor) => <IncomePage actor={actor} />,
      reads: {
        months: {
          endpoint: billContract.months,
          request: months,
          freshFor: 60_000,
          values: [grown, empty],
          failed: 'The months could not be loaded',
        },
        bills: {
          endpoint: billContract.list,
          request: bills,
          refresh: 'Refresh',
          values: [some, none],
          failed: 'The bills could not be loaded',
        },
      },
      choices: [
        [() => choose('Bill direction', 'Paid by me'), { months: { as: 'upline' }, bills: { ...bills, as: 'upline' } }],
        [() => choose('Kind', 'Daily wages'), { bills: { ...bills, kind: 'daily' } }],
        [() => choose('Status', 'Ready to claim'), { bills: { ...bills, status: 'claimable' } }],
        [() => press('Oct P 40.00'), { bills: { ...bills, ...october } }],
        [() => press('Page 2'), { bills: { ...bills, page: 2 } }],
      ],
      writes: {
        claim: {
          endpoint: billContract.claim,
          by: () => press('Claim P 150,000.00'),
          request: { id: claimable.id },
          answer: { ...claimable, status: 'partPaid', paid: 90_000 * P, mayClaim: false },
          reloads: { months, bills },
          waits: true,
          movesMoney: true,
          check: 'See bill',
        },
      },
    }),
  )('%s', (_title, run) => run());
});

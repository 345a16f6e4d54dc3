// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { billContract } from '../../../../src/api/contract/agent/bill.ts';
import { billPage } from '../../../../src/machines/agent/bill/bill.machine.ts';
import { billListMachine, createBillListMachine } from '../../../../src/machines/agent/bills/billList.machine.ts';
import { billsMachine, createBillsMachine } from '../../../../src/machines/agent/bills/bills.machine.ts';
import { BillList, BillsPage } from '../../../../src/ui/agent/bills/BillsPage.tsx';
import { choose, dayStart, listContract } from '../../list/listContract.tsx';
import { listDetailContract } from '../../list/listDetailContract.tsx';
import { press } from '../../onScreen.tsx';
import { someBills } from './bills.data.ts';

const [row] = someBills.list;
const list = {
  endpoint: billContract.list,
  some: someBills,
  none: { list: [], count: 0, due: 0, paid: 0, before: { due: 0, paid: 0 } },
  sums: [
    'Total due: P 150,000.00 | +50.0% | from the period before',
    'Total paid: P 2.00 | nothing in the period before',
  ],
  empty: ['No bills', 'No bills in this period.'],
  failed: 'The bills could not be loaded',
  opens: row.id,
} as const;
const first = {
  ...{ as: 'downline', kind: 'daily', status: 'all', from: dayStart(10, 24), to: dayStart(11, 23) },
  ...{ page: 1, pageSize: '10' },
};

describe('[AGENT-11] [AGENT-12] [AGENT-13] the bills of one kind of agreement', () => {
  it.each(
    listContract({
      ...list,
      machine: createBillListMachine('daily', ['downline', 'upline']),
      view: (actor) => <BillList actor={actor} ofAllKinds={false} />,
      first,
      changes: [
        [() => choose('Bill direction', 'Paid by me'), { as: 'upline' }],
        [() => choose('Status', 'Ready to claim'), { status: 'claimable' }],
        [() => press('This month'), { from: dayStart(11, 1) }],
      ],
      rows: [
        '21/11/2026 | From agent1 | 1% | P 150,000.00 | Ready to claim',
        '21/11/2026 23:00–00:00 | From agent1 | – | P 0.00 | Nothing due',
      ],
    }),
  )('%s', (_title, run) => run());
});

describe('[AGENT-11] [AGENT-12] [AGENT-13] the bills of all agreements', () => {
  it.each(
    listContract({
      ...list,
      machine: billListMachine,
      view: (actor) => <BillList actor={actor} ofAllKinds />,
      first: { ...first, kind: 'all' },
      changes: [[() => choose('Bill direction', 'Paid by me'), { as: 'upline' }]],
      rows: [
        '21/11/2026 | Daily wages · From agent1 | 1% | P 150,000.00 | Ready to claim',
        '21/11/2026 23:00–00:00 | Hourly salary · From agent1 | – | P 0.00 | Nothing due',
      ],
    }),
  )('%s', (_title, run) => run());
});

const opened = { id: row.id, language: 'TH' };

describe('[CONTRACT-10] the page of bills', () => {
  it.each(
    [createBillsMachine('daily', ['downline', 'upline']), billsMachine].flatMap((machine) =>
      listDetailContract({
        machine,
        view: (actor) => <BillsPage actor={actor} />,
        list: billListMachine,
        detail: billPage.machine,
        some: someBills,
        opens: ['Ready to claim', { ...opened, keySeed: 'seed-1' }, { ...opened, keySeed: 'seed-2' }],
        back: 'All bills',
        failed: 'The bills could not be loaded',
      }),
    ),
  )('%s', (_title, run) => run());
});

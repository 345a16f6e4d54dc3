import { type BillRow, billContract } from '../../../src/api/contract/bill.ts';
import { createBillListMachine } from '../../../src/machines/bills/billList.machine.ts';
import { createBillsMachine } from '../../../src/machines/bills/bills.machine.ts';
import { claimable } from '../bill/bill.spec.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const P = 10_000;

const { counted: _c, tier: _t, nextTier: _n, lines: _l, ...row } = claimable;
const hourly: BillRow = {
  ...row,
  id: '6d0cf8e2-0000-4000-8000-000000000002.1764000000000',
  kind: 'hourly',
  from: row.to - 3_600_000,
  rate: 0,
  due: 0,
  status: 'notReached',
  mayClaim: false,
};
export const someBills = {
  list: [row, hourly],
  count: 12,
  due: 150_000 * P,
  paid: 2 * P,
  before: { due: 100_000 * P, paid: 0 },
};

export const billListSpec: ListSpec = {
  machine: createBillListMachine('daily', ['downline', 'upline']),
  endpoint: billContract.list,
  some: someBills,
  none: { list: [], count: 0, due: 0, paid: 0, before: { due: 0, paid: 0 } } as typeof someBills,
  filters: { side: 'upline', status: 'claimable' },
  range: true,
  opens: true,
  request: ({ filters, from, to, page, pageSize }) => ({
    as: filters.side,
    kind: 'daily',
    status: filters.status,
    from,
    to,
    page,
    pageSize,
  }),
};
export const billListFlow = listFlow(billListSpec);

export const billsFlow = listDetailFlow({
  machine: createBillsMachine('daily', ['downline', 'upline']),
  row: row.id,
});

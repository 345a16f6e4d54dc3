import type { AgreementKind } from '../../../api/contract/agent/agreement.ts';
import { billContract, billStatus } from '../../../api/contract/agent/bill.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Which bills a page shows: those of one kind of agreement, or of all kinds. */
export type BillKind = AgreementKind | 'all';

/** Bills that the member is paid (`downline`) or pays (`upline`); the first side is shown at first. */
export type BillSides = readonly ['downline'] | readonly ['downline', 'upline'];

/** The bills of one kind of agreement (AGENT-11…13): by side, the day on which a period ends, and status. */
export const createBillListMachine = (kind: BillKind, sides: BillSides) =>
  createListMachine({
    id: 'billList',
    endpoint: billContract.list,
    filters: { side: sides, status: ['all', ...billStatus.options] },
    span: 'days30',
    opens: true,
    request: ({ filters: { side, status }, range, page, pageSize }) => ({
      as: side,
      kind,
      status,
      ...range,
      page,
      pageSize,
    }),
  });

/** With all kinds and both sides; every bill list has its chart. */
export const billListMachine = createBillListMachine('all', ['downline', 'upline']);

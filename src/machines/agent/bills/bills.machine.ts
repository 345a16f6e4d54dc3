import { billMachine } from '../bill/bill.machine.ts';
import { createListDetailMachine } from '../list/listDetail.machine.ts';
import { type BillKind, type BillSides, createBillListMachine } from './billList.machine.ts';

/**
 * The bills of one kind of contract, or of all (AGENT-11…13, CONTRACT-10, decision M9): a list, and one bill explained
 * over it.
 */
export const createBillsMachine = (kind: BillKind, sides: BillSides) =>
  createListDetailMachine({
    id: 'bills',
    list: createBillListMachine(kind, sides),
    detail: billMachine,
    input: ({ id, keySeed }) => ({ id, keySeed }),
  });

/** With all kinds and both sides; every page of bills has its chart. */
export const billsMachine = createBillsMachine('all', ['downline', 'upline']);

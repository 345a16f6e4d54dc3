import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { billPage } from '../bill/bill.machine.ts';
import { type BillKind, type BillSides, createBillListMachine } from './billList.machine.ts';

/**
 * The bills of one kind of agreement, or of all (AGENT-11…13, CONTRACT-10, decision M9): a list, and one bill explained
 * over it.
 */
export const createBillsMachine = (kind: BillKind, sides: BillSides) =>
  createListDetailMachine({
    id: 'bills',
    list: createBillListMachine(kind, sides),
    detail: billPage.machine,
    input: ({ id, keySeed, language }) => ({ id, keySeed, language }),
  });

/** With all kinds and both sides; every page of bills has its chart. */
export const billsMachine = createBillsMachine('all', ['downline', 'upline']);

import { billEvents } from '../../machines/bill/bill.events.ts';
import type { BillKind, BillSides } from '../../machines/bills/billList.machine.ts';
import { createBillsMachine } from '../../machines/bills/bills.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { AllBillsPage, BillsPage } from '../../ui/bills/BillsPage.tsx';
import { pageCode } from '../page.ts';

const bills = (kind: BillKind, sides: BillSides) =>
  pageCode({
    events: { ...billEvents, ...listDetailEvents, ...listEvents },
    machine: createBillsMachine(kind, sides),
    View: kind === 'all' ? AllBillsPage : BillsPage,
  });

/** AGENT-11. */
export const dividend = bills('dividend', ['downline', 'upline']);
/** AGENT-12. */
export const daily = bills('daily', ['downline', 'upline']);
/** AGENT-13. */
export const hourly = bills('hourly', ['downline', 'upline']);
export const realTime = bills('realTime', ['downline', 'upline']);
/** AGENT-09: what contracts of all kinds brought, and what was paid on to downlines; each bill explained. */
export const income = bills('all', ['downline', 'upline']);
/** For a member who is not an agent: bills of all contracts, as a downline. */
export const myBills = bills('all', ['downline']);

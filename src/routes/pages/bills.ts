import { billPage } from '../../machines/agent/bill/bill.machine.ts';
import type { BillKind, BillSides } from '../../machines/agent/bills/billList.machine.ts';
import { createBillsMachine } from '../../machines/agent/bills/bills.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { listDetailEvents } from '../../machines/list/listDetail.events.ts';
import { AllBillsPage, BillsPage } from '../../ui/agent/bills/BillsPage.tsx';
import { pageCode } from '../page.ts';

const bills = (kind: BillKind, sides: BillSides) =>
  pageCode({
    events: { ...billPage.events, ...listDetailEvents, ...listEvents },
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
/** For a member who is not an agent: bills of all agreements, as a downline. */
export const myBills = bills('all', ['downline']);

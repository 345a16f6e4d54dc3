import { feedbackContract } from '../../../src/api/contract/feedback.ts';
import { feedbackPageMachine } from '../../../src/machines/feedback/feedbackPage.machine.ts';
import { feedbackRecordMachine, ticketListMachine } from '../../../src/machines/feedback/feedbackRecord.machine.ts';
import { formRecordFlow } from '../list/formRecordFlow.ts';
import { listDetailFlow } from '../list/listDetailFlow.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';
import { openTicket } from './feedback.spec.ts';

const { id, number, type, status, title, openedAt, dueAt, changedAt } = openTicket;
const row = { id, number, type, status, title, openedAt, dueAt, changedAt };

export const ticketListSpec: ListSpec = {
  machine: ticketListMachine,
  endpoint: feedbackContract.list,
  some: { list: [row, { ...row, id: 't2', status: 'closed' as const, dueAt: null }], count: 12 },
  none: { list: [], count: 0 },
  filters: { group: 'answered' },
  opens: true,
  request: ({ filters, page, pageSize }) => ({ group: filters.group, page, pageSize }),
};
export const ticketListFlow = listFlow(ticketListSpec);
export const feedbackRecordFlow = listDetailFlow({ machine: feedbackRecordMachine, row: id });
export const feedbackPageFlow = formRecordFlow(feedbackPageMachine);

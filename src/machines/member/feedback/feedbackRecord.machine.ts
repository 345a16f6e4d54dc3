import { feedbackContract, TICKET_GROUPS } from '../../../api/contract/member/feedback.ts';
import { createListMachine } from '../../list/list.machine.ts';
import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { ticketMachine } from './ticket.machine.ts';

/** The tickets of the member, the last changed first (FEEDBACK-01). */
export const ticketListMachine = createListMachine({
  id: 'ticketList',
  endpoint: feedbackContract.list,
  filters: { group: TICKET_GROUPS },
  opens: true,
  request: ({ filters: { group }, page, pageSize }) => ({ group, page, pageSize }),
});

/** The tickets, and one of them. */
export const feedbackRecordMachine = createListDetailMachine({
  id: 'feedbackRecord',
  list: ticketListMachine,
  detail: ticketMachine,
  input: ({ id, keySeed, language, known }) => ({ id, keySeed, language, detail: known }),
});

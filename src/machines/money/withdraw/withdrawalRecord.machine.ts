import { WITHDRAWAL_GROUPS, withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import { createListMachine } from '../../list/list.machine.ts';
import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { receiptMachine } from '../receipt/receipt.machine.ts';

/** The withdrawals of the member by date and status (WALLET-03, WD-01). */
export const withdrawalListMachine = createListMachine({
  id: 'withdrawalList',
  endpoint: withdrawalContract.list,
  filters: { group: WITHDRAWAL_GROUPS },
  span: 'days30',
  translated: true,
  opens: true,
  request: ({ filters: { group }, range, page, pageSize, language }) => ({ ...range, group, page, pageSize, language }),
});

/** The withdrawals, and the receipt of one of them. */
export const withdrawalRecordMachine = createListDetailMachine({
  id: 'withdrawalRecord',
  list: withdrawalListMachine,
  detail: receiptMachine,
  input: ({ id, keySeed, language }) => ({ id, keySeed, language }),
});

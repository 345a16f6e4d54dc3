import { DEPOSIT_GROUPS, depositContract } from '../../../api/contract/money/deposit.ts';
import { createListMachine } from '../../list/list.machine.ts';
import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { depositDetailMachine } from '../depositDetail/depositDetail.machine.ts';

/** The deposits of the member by date and status (WALLET-02). */
export const depositListMachine = createListMachine({
  id: 'depositList',
  endpoint: depositContract.list,
  filters: { group: DEPOSIT_GROUPS },
  span: 'days30',
  translated: true,
  opens: true,
  request: ({ filters: { group }, range, page, pageSize, language }) => ({ ...range, group, page, pageSize, language }),
});

/** The deposits, and one of them in detail. */
export const depositRecordMachine = createListDetailMachine({
  id: 'depositRecord',
  list: depositListMachine,
  detail: depositDetailMachine,
  input: ({ id, language, known }) => ({ id, language, detail: known }),
});

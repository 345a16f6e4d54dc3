import { betCategory, betContract, betResult } from '../../api/contract/bet.ts';
import { createListMachine } from '../list/list.machine.ts';
import { createListDetailMachine } from '../list/listDetail.machine.ts';
import { roundMachine } from '../round/round.machine.ts';

/** The bets of the member (MEMBER-10, WALLET-04, ROLE-10) by date, category and result; those of games open. */
export const betListMachine = createListMachine({
  id: 'betList',
  endpoint: betContract.list,
  filters: { category: ['all', ...betCategory.options], result: ['all', ...betResult.options] },
  span: 'days30',
  translated: true,
  opens: true,
  request: ({ filters, range, page, pageSize, language }) => ({ ...range, ...filters, page, pageSize, language }),
});

/** The betting record: the list of bets, and the round of one of them. */
export const betsMachine = createListDetailMachine({
  id: 'bets',
  list: betListMachine,
  detail: roundMachine,
  input: ({ id, language }) => ({ roundId: id, language }),
});

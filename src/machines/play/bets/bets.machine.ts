import { betCategory, betContract, betResult } from '../../../api/contract/play/bet.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListDetailMachine } from '../../list/listDetail.machine.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';
import { roundPage } from '../round/round.machine.ts';
import { daysChosen } from './bets.rules.ts';

const filters = { category: ['all', ...betCategory.options], result: ['all', ...betResult.options] } as const;

/** The bets of the member as a file. */
export const betFileMachine = createListFileMachine({
  id: 'betFile',
  endpoint: betContract.file,
  request: ({ filters: chosen, range, language }: ListQuery<typeof filters>) => ({ ...range, ...chosen, language }),
});

/** The bets of the member (MEMBER-10, WALLET-04, ROLE-10) by date, category and result; those of games open. */
export const betListMachine = createListMachine({
  id: 'betList',
  endpoint: betContract.list,
  filters,
  span: 'days30',
  translated: true,
  opens: true,
  exports: betFileMachine,
  request: ({ filters: chosen, range, page, pageSize, language }) => ({
    ...range,
    ...chosen,
    page,
    pageSize,
    language,
  }),
});

/** The betting record: the list of bets, of the days that the address names if any, and the round of one of them. */
export const betsMachine = createListDetailMachine({
  id: 'bets',
  list: betListMachine,
  detail: roundPage.machine,
  choice: daysChosen,
  input: ({ id, language }) => ({ roundId: id, language }),
});

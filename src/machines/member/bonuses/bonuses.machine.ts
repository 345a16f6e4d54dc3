import { bonusContract, bonusGroup } from '../../../api/contract/member/bonus.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';

const filters = { group: ['all', ...bonusGroup.options], state: ['all', 'credited', 'takenBack'] } as const;

/** The bonuses of the member as a file. */
export const bonusFileMachine = createListFileMachine({
  id: 'bonusFile',
  endpoint: bonusContract.file,
  request: ({ filters: chosen, range, language }: ListQuery<typeof filters>) => ({ ...range, ...chosen, language }),
});

/** The bonuses of the member (MEMBER-13) by date, kind and state, each with how its amount came about. */
export const bonusesMachine = createListMachine({
  id: 'bonuses',
  endpoint: bonusContract.list,
  filters,
  span: 'days30',
  translated: true,
  exports: bonusFileMachine,
  request: ({ filters: chosen, range, page, pageSize, language }) => ({
    ...range,
    ...chosen,
    page,
    pageSize,
    language,
  }),
});

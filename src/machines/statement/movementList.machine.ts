import { statementContract } from '../../api/contract/statement.ts';
import { createListMachine } from '../list/list.machine.ts';
import { KIND_GROUPS, wantedOf } from './statement.rules.ts';

/** The movements of a wallet (MEMBER-11, API-60), newest first. */
export const movementListMachine = createListMachine({
  id: 'movementList',
  endpoint: statementContract.page,
  filters: { kinds: KIND_GROUPS, wallet: ['main'] },
  span: 'week',
  shared: true,
  exports: true,
  translated: true,
  request: ({ page, pageSize, language, ...chosen }) => ({ ...wantedOf(chosen), page, pageSize, language }),
});

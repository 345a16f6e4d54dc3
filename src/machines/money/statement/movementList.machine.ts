import { statementContract } from '../../../api/contract/money/statement.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';
import { KIND_GROUPS, wantedOf } from './statement.rules.ts';

const filters = { kinds: KIND_GROUPS, wallet: ['main'] } as const;

/** The movements of a wallet as a file. */
export const movementFileMachine = createListFileMachine({
  id: 'movementFile',
  endpoint: statementContract.file,
  request: ({ language, ...chosen }: ListQuery<typeof filters>) => ({ ...wantedOf(chosen), language }),
});

/** The movements of a wallet (MEMBER-11, API-60), newest first. */
export const movementListMachine = createListMachine({
  id: 'movementList',
  endpoint: statementContract.page,
  filters,
  span: 'week',
  shared: true,
  exports: movementFileMachine,
  translated: true,
  request: ({ page, pageSize, language, ...chosen }) => ({ ...wantedOf(chosen), page, pageSize, language }),
});

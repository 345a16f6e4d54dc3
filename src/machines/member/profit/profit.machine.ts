import { profitContract } from '../../../api/contract/member/profit.ts';
import { createListMachine } from '../../list/list.machine.ts';
import type { ListQuery } from '../../list/list.rules.ts';
import { createListFileMachine } from '../../list/listFile.machine.ts';

/** The days of the personal loss as a file. */
export const profitFileMachine = createListFileMachine({
  id: 'profitFile',
  endpoint: profitContract.file,
  request: ({ range, language }: ListQuery<Record<never, never>>) => ({ ...range, language }),
});

/** Personal loss (MEMBER-12): stakes, payouts and bonuses of a period, by day and by category. */
export const profitMachine = createListMachine({
  id: 'profit',
  endpoint: profitContract.report,
  filters: {},
  span: 'week',
  whole: true,
  exports: profitFileMachine,
  request: ({ range }) => range,
});

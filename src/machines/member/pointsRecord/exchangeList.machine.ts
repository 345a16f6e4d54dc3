import { pointsContract } from '../../../api/contract/member/points.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Exchanges with their status (POINTS-01, 03), newest first. */
export const exchangeListMachine = createListMachine({
  id: 'exchangeList',
  endpoint: pointsContract.list,
  filters: {},
  span: 'days30',
  shifts: true,
  opens: true,
  shared: true,
  translated: true,
  request: ({ range, page, pageSize, language }) => ({ ...range, page, pageSize, language }),
});

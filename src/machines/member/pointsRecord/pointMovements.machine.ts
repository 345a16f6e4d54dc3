import { pointsContract } from '../../../api/contract/member/points.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** All movements of available points (POINTS-08), newest first. */
export const pointMovementsMachine = createListMachine({
  id: 'pointMovements',
  endpoint: pointsContract.history,
  filters: {},
  span: 'days30',
  shifts: true,
  shared: true,
  request: ({ range, page, pageSize }) => ({ ...range, page, pageSize }),
});

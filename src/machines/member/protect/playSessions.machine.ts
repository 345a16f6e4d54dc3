import { protectionContract } from '../../../api/contract/member/protection.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** Sessions of play, newest first. */
export const playSessionsMachine = createListMachine({
  id: 'playSessions',
  endpoint: protectionContract.sessions,
  filters: {},
  request: ({ page, pageSize }) => ({ page, pageSize }),
});

import { referralContract } from '../../../api/contract/member/referral.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** The friends who came, newest first. */
export const referralFriendsMachine = createListMachine({
  id: 'referralFriends',
  endpoint: referralContract.friends,
  filters: {},
  request: ({ page, pageSize }) => ({ page, pageSize }),
});

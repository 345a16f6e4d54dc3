import { vipContract } from '../../../api/contract/member/vip.ts';
import { createPage } from '../../page/page.machine.ts';

/** The VIP screen (ROUTE-08, PROD-05…07): the levels, for everybody, and where the member stands. */
export const vipPage = createPage({
  id: 'vip',
  reads: (query, memberQuery) => ({
    levels: query(vipContract.levels),
    // Bets settle meanwhile.
    standing: memberQuery(vipContract.standing, { freshFor: 60_000 }),
  }),
});

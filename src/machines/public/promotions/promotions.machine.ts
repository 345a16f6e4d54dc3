import { promotionContract } from '../../../api/contract/public/promotion.ts';
import { choice, createPage } from '../../page/page.machine.ts';
import { filterOf, promotionsFilter } from './promotions.rules.ts';

/** The list of promotions (ROUTE-24, PROMO-01…03), for everybody, and how the member stands in each. */
export const promotionsPage = createPage({
  id: 'promotions',
  choices: { filter: choice(promotionsFilter, 'all', { from: filterOf }) },
  reads: (query, memberQuery) => ({
    offers: query(promotionContract.list, { request: ({ language }) => ({ language }) }),
    mine: memberQuery(promotionContract.mine),
  }),
});

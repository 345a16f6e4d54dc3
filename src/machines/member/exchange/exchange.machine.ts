import { pointsContract } from '../../../api/contract/member/points.ts';
import { createPage } from '../../page/page.machine.ts';

/** One exchange of points: what was exchanged, and its status (POINTS-03). */
export const exchangePage = createPage({
  id: 'exchange',
  input: {} as { readonly id: string },
  closes: true,
  reads: (query) => ({
    exchange: query(pointsContract.detail, {
      request: ({ id, language }) => ({ id, language }),
      refreshes: true,
    }),
  }),
});

import { claimsContract } from '../../../api/contract/public/claims.ts';
import { createPage } from '../../page/page.machine.ts';

/** What the site claims of itself (PROD-10…13, 15), with the measured times. */
export const aboutPage = createPage({
  id: 'about',
  reads: (query) => ({ claims: query(claimsContract.measured) }),
});

import { agreementContract } from '../../../api/contract/agent/agreement.ts';
import { createPage } from '../../page/page.machine.ts';

/** Rules of the real-time salary (CONTRACT-08, PROD-14): interval, next settlement and the member's tiers. */
export const realTimeRulesPage = createPage({
  id: 'realTimeRules',
  reads: (query) => ({ rules: query(agreementContract.realTimeRules, { refreshes: true }) }),
});

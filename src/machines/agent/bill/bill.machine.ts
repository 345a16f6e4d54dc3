import { billContract } from '../../../api/contract/agent/bill.ts';
import { createPage } from '../../page/page.machine.ts';
import { emptyPayload } from '../../support/events.ts';

/**
 * One bill of an agreement, explained line by line, and the button that claims it once the operator has released it
 * (decision M9).
 */
export const billPage = createPage({
  id: 'bill',
  input: {} as { readonly id: string },
  closes: true,
  reads: (query) => ({ detail: query(billContract.detail, { request: ({ id }) => ({ id }), refreshes: true }) }),
  writes: (submission) => ({
    claim: submission(billContract.claim, {
      payload: emptyPayload,
      request: ({ id }) => ({ id }),
      needs: ['detail'],
      can: ({ detail }) => detail?.mayClaim === true,
      reload: ['detail'],
      movesMoney: true,
    }),
  }),
});

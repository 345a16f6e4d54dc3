import { betContract } from '../../../api/contract/play/bet.ts';
import { createPage } from '../../page/page.machine.ts';

/** One round of a game (decision G3): what the provider asked for, what the ledger did, and where to check it. */
export const roundPage = createPage({
  id: 'round',
  input: {} as { readonly roundId: string },
  closes: true,
  reads: (query) => ({
    detail: query(betContract.round, {
      request: ({ roundId, language }) => ({ roundId, language }),
      refreshes: true,
    }),
  }),
});

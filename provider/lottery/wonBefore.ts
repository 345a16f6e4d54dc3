import type { ProviderDeps } from '../deps.ts';
import type { TicketView } from '../engines/lottery/lotteryRules.ts';
import type { Round } from '../store/rounds.ts';

/** A stake that merely came back, as with 49 of Mark Six, is no win. */
function hasWon({ payout, outcome }: Round): boolean {
  const view = outcome !== null && 'view' in outcome ? (outcome.view as TicketView | null) : null;
  return payout > 0 && view !== null && view.results.some(({ hits }) => hits > 0);
}

/** Whether a ticket for an earlier issue of the same slip has won, and the slip stops then. */
export const hasWonBefore = ({ store }: Pick<ProviderDeps, 'store'>, roundId: string): boolean =>
  store.chases.earlierIds(roundId).some((id) => {
    const round = store.rounds.get(id);
    return round !== null && hasWon(round);
  });

import type { ProviderDeps } from '../deps.ts';
import type { TicketView } from '../engines/lottery/lotteryRules.ts';
import { voidRound } from '../rounds/advanceRound.ts';
import type { Rounds } from '../rounds/createRounds.ts';
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

/** Gives the stake of a ticket back whose slip has won already. */
export function stopTicket(deps: ProviderDeps, round: Round): void {
  deps.store.chases.stop(round.id);
  voidRound(deps, round, 'an earlier ticket has won');
}

/** Takes the tickets out that wait behind a win. Safe at any time and after any stop. */
export async function stopChases(deps: ProviderDeps, rounds: Rounds<Round>): Promise<void> {
  const { store } = deps;
  for (const id of store.chases.behindPayoutIds()) {
    const round = store.rounds.get(id);
    if (round?.state !== 'playing' || !hasWonBefore(deps, id)) continue;
    stopTicket(deps, round);
    await rounds.advance(id);
  }
}

import type { ProviderDeps } from '../deps.ts';
import { voidRound } from '../rounds/advanceRound.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import type { Round } from '../store/rounds.ts';
import { hasWonBefore } from './wonBefore.ts';

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

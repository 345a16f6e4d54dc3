import type { ProviderDeps } from '../deps.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import { isBetOver } from './replayCrash.ts';
import { betView } from './tableView.ts';

export type CrashProof = NonNullable<ReturnType<typeof crashProof>>;

/**
 * Everything that a shared round, or a bet in one, is checked with, without its players; the seed once the round has
 * ended.
 *
 * @param id of a shared round or of a bet
 */
export function crashProof({ store }: ProviderDeps, id: string) {
  const { bets, rounds } = store.crash;
  const bet = bets.get(id);
  const round = rounds.get(bet?.roundId ?? id);
  if (round === null) return null;
  const { gameId, odds, salt, nonce, commitment, serverSeed, point, openedAt, launchAt, endedAt } = round;
  return {
    engine: 'crash' as const,
    ...{ id, roundId: round.id, gameId, odds, commitment, serverSeed, clientSeed: salt, nonce, point },
    ...{ committedAt: openedAt, launchAt, revealedAt: endedAt },
    state: bet?.state ?? round.state,
    isOver: bet === null ? endedAt !== null : isBetOver(bet.state),
    isInterrupted: isInterrupted(round),
    bet: bet === null ? null : proofOf(bet),
    events: round.events,
  };
}

/** The target stays the player's own, also after the end. */
function proofOf(bet: CrashBetRow) {
  const { target: _, requestId: __, ...told } = betView(bet);
  return { ...told, events: bet.events };
}

const isInterrupted = ({ events }: CrashRound): boolean => events.some(({ type }) => type === 'round.interrupt');

import type { ProviderDeps } from '../deps.ts';
import { isTarget, STAKE_STEP } from '../engines/crash/crashRound.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { CrashBetRow } from '../store/crashBets.ts';
import type { CrashRound } from '../store/crashRounds.ts';
import type { Session } from '../store/sessions.ts';
import { crashOddsOf } from './crashGames.ts';
import type { Tables } from './createTables.ts';
import { isBetOver } from './replayCrash.ts';

export interface BetRequest {
  readonly requestId: string;
  /** 1/10,000 P */
  readonly stake: number;
  /** Hundredths; null flies until a press. */
  readonly target: number | null;
}

/**
 * Places a bet in the round that takes bets now, or takes the one with that request id further: a repeat costs nothing.
 *
 * @throws PlayRefusal
 */
export async function placeBet(
  deps: ProviderDeps,
  tables: Tables,
  session: Session,
  request: BetRequest,
): Promise<CrashBetRow> {
  const { store } = deps;
  const { player, gameId } = session;
  const { requestId, stake, target } = request;
  const known = store.crash.bets.byRequest(player, gameId, requestId);
  if (known !== null) {
    if (known.stake !== stake || known.target !== target) throw new PlayRefusal('REQUEST_DIFFERS');
    return isBetOver(known.state) ? known : tables.advance(known.id);
  }
  if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
  if (stake < session.minStake || stake > session.maxStake || stake % STAKE_STEP !== 0) {
    throw new PlayRefusal('STAKE_INVALID');
  }
  if (target !== null && !isTarget(crashOddsOf(gameId), target)) throw new PlayRefusal('TARGET_INVALID');
  // What is due at the table has a transaction of its own.
  const round = tables.of(gameId).advance();
  if (round?.state !== 'betting') throw new PlayRefusal('BETS_CLOSED');
  return tables.advance(store.transaction(() => commitBet(deps, round, session, request)));
}

/** Fixes stake and target of a new bet in an open round. */
function commitBet(
  { store, now }: ProviderDeps,
  round: CrashRound,
  { id: sessionId, player, gameId }: Session,
  { requestId, stake, target }: BetRequest,
): string {
  const others = store.crash.bets.ofRound(round.id);
  const isThere = ({ player: who, state }: CrashBetRow) => who === player && !['refused', 'cancelled'].includes(state);
  if (others.some(isThere)) throw new PlayRefusal('ROUND_OPEN');
  const id = `${round.id}-${others.length + 1}`;
  store.crash.bets.insert({
    ...{ id, roundId: round.id, requestId, sessionId, player, gameId, stake, target },
    ...{ state: 'committed', events: [], multiplier: null, payout: 0, refusal: null },
    ...{ startedAt: now(), endedAt: null },
  });
  return id;
}

import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { commitTicket } from '../play/commitTicket.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import type { Coup } from './coups.ts';
import type { CoupTables } from './createCoupTables.ts';

export interface SlipRequest {
  readonly requestId: string;
  /** The coup that the player saw; another one is not bet on by surprise. */
  readonly coup: string;
  /** 1/10,000 P */
  readonly stake: number;
  readonly choice: unknown;
}

/**
 * Places a slip on the coup that takes bets now, beside those that its player has there already; or takes the one with
 * that request id further: a repeat costs nothing.
 *
 * @throws PlayRefusal `BETS_CLOSED`, `CHOICE_INVALID`, `STAKE_INVALID`, `SESSION_ENDED`, `REQUEST_DIFFERS`
 */
export async function placeSlip(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  tables: CoupTables,
  session: Session,
  request: SlipRequest,
): Promise<Round> {
  const { store } = deps;
  const { player, gameId } = session;
  const choice = boards.get(sheetOf(gameId))?.readChoice(request.choice) ?? null;
  const known = store.rounds.byRequest(player, gameId, request.requestId);
  if (known !== null) {
    const isThere = known.issueId === request.coup && known.stake === request.stake;
    const isSame = isThere && JSON.stringify(known.choice) === JSON.stringify(choice);
    if (!isSame) throw new PlayRefusal('REQUEST_DIFFERS');
    return isOver(known.state) ? known : rounds.advance(known.id);
  }
  if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
  if (choice === null) throw new PlayRefusal('CHOICE_INVALID');
  // What is due at the table has a transaction of its own.
  const now = tables.of(gameId).now();
  if (now?.phase !== 'betting' || now.coup.id !== request.coup) throw new PlayRefusal('BETS_CLOSED');
  return rounds.advance(store.transaction(() => commitSlip(deps, session, now.coup, { ...request, choice })));
}

const BACK: readonly string[] = ['refused', 'cancelled'];

/** Fixes a slip. All slips of a player on a coup together keep the limits of the table. */
function commitSlip(deps: ProviderDeps, session: Session, coup: Coup, request: SlipRequest): string {
  const { requestId, stake, choice } = request;
  const { player, minStake, maxStake } = session;
  const slips = deps.store.rounds.ofIssue(coup.id);
  const own = slips.filter((slip) => slip.player === player && !BACK.includes(slip.state));
  const all = own.reduce((sum, slip) => sum + slip.stake, stake);
  const isBet = boards.get(coup.lottery)?.isBet(stake, choice) ?? false;
  if (!isBet || stake < minStake || all > maxStake) throw new PlayRefusal('STAKE_INVALID');
  const id = `${coup.id}-${slips.length + 1}`;
  commitTicket(deps, session, { id, requestId, issueId: coup.id, stake, choice });
  return id;
}

import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { hiddenSeed } from '../play/makeSeed.ts';
import { PlayRefusal } from '../play/PlayRefusal.ts';
import { roundIdOf } from '../play/spin.ts';
import type { Rounds } from '../rounds/createRounds.ts';
import { isOver } from '../rounds/replayRound.ts';
import type { Round } from '../store/rounds.ts';
import type { Session } from '../store/sessions.ts';
import { ISSUES_AHEAD, issueOf } from './issues.ts';
import { lotteryOf } from './lotteryGames.ts';

export interface TicketRequest {
  readonly requestId: string;
  /** The issue that the player saw; another one is not bought by surprise. */
  readonly issue: string;
  /** Issues in a row, this one included. */
  readonly issues: number;
  /** Of one issue, 1/10,000 P. */
  readonly stake: number;
  readonly slip: unknown;
}

/**
 * Buys a slip for an issue, or for several in a row: one ticket each, each with its own stake. The provider's clock
 * decides whether an issue is still open. A repeat buys nothing.
 *
 * @throws PlayRefusal `BETS_CLOSED`, `CHOICE_INVALID`, `STAKE_INVALID`, `SESSION_ENDED`
 */
export async function buyTicket(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  session: Session,
  request: TicketRequest,
): Promise<readonly Round[]> {
  const { store } = deps;
  const { player, gameId } = session;
  const idAt = (place: number) => `${request.requestId}.${place}`;
  const places = Array.from({ length: request.issues }, (_, place) => place);
  const known = places.flatMap((place) => store.rounds.byRequest(player, gameId, idAt(place)) ?? []);
  if (known.length === 0) {
    const slip = readSlip(session, request);
    if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
    if (issueOf(deps, gameId).number !== request.issue) throw new PlayRefusal('BETS_CLOSED');
    store.transaction(() => {
      for (const place of places) commitTicket(deps, session, { ...request, slip, requestId: idAt(place) }, place);
    });
  }
  const tickets = places.flatMap((place) => store.rounds.byRequest(player, gameId, idAt(place)) ?? []);
  const settled: Round[] = [];
  for (const ticket of tickets) settled.push(isOver(ticket.state) ? ticket : await rounds.advance(ticket.id));
  return settled;
}

function readSlip({ gameId, minStake, maxStake }: Session, { slip, stake, issues }: TicketRequest): unknown {
  const rules = boards.get(lotteryOf(gameId).id);
  const read = rules?.readChoice(slip) ?? null;
  if (rules === undefined || read === null || issues > ISSUES_AHEAD) throw new PlayRefusal('CHOICE_INVALID');
  if (!rules.isBet(stake, read) || stake < minStake || stake > maxStake) throw new PlayRefusal('STAKE_INVALID');
  return read;
}

function commitTicket(deps: ProviderDeps, session: Session, request: TicketRequest, place: number): void {
  const { store, now, randomBytes } = deps;
  const { player, gameId } = session;
  const seed = hiddenSeed(deps, player, gameId);
  store.seeds.use(seed.id, seed.clientSeed);
  store.rounds.insert({
    ...{ id: roundIdOf(gameId, randomBytes(6)), requestId: request.requestId, sessionId: session.id, player, gameId },
    ...{ seedId: seed.id, clientSeed: seed.clientSeed, nonce: seed.nextNonce, sheet: lotteryOf(gameId).id },
    ...{ stake: request.stake, choice: request.slip, issueId: issueOf(deps, gameId, place).id },
    ...{ state: 'committed', events: [], payout: 0, refusal: null, outcome: null, startedAt: now(), endedAt: null },
  });
}

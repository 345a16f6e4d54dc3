import type { ProviderDeps } from '../deps.ts';
import { boards } from '../engines/board/boards.ts';
import { STAKE_STEP } from '../engines/board/rules.ts';
import { type LotteryGame, linesOf } from '../engines/lottery/lotteryGame.ts';
import { betOf, type Slip, type SlipEntry } from '../engines/lottery/lotteryRules.ts';
import { commitTicket } from '../play/commitTicket.ts';
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
  /** One an issue in a row, this one included: so many times the slip. */
  readonly times: readonly number[];
  /** Later tickets are taken back, with their stakes, once one has won. */
  readonly stopsOnWin: boolean;
  /** Of the slip once, 1/10,000 P. */
  readonly stake: number;
  readonly slip: unknown;
}

/** So many times a slip may be bet on one issue. */
export const MOST_TIMES = 512;

/**
 * Buys a slip for an issue, or for several in a row: one ticket each, each with its own stake. The provider's clock
 * decides whether an issue is still open. A repeat buys nothing.
 *
 * @throws PlayRefusal `BETS_CLOSED`, `CHOICE_INVALID`, `STAKE_INVALID`, `SESSION_ENDED`, `REQUEST_DIFFERS`
 */
export async function buyTicket(
  deps: ProviderDeps,
  rounds: Rounds<Round>,
  session: Session,
  request: TicketRequest,
): Promise<readonly Round[]> {
  const { store, randomBytes } = deps;
  const { player, gameId } = session;
  const idAt = (place: number) => `${request.requestId}.${place}`;
  const known = Array.from({ length: ISSUES_AHEAD }, (_, place) => idAt(place)).flatMap(
    (id) => store.rounds.byRequest(player, gameId, id) ?? [],
  );
  if (known.length > 0 && !isAskedAgain(deps, known, request)) throw new PlayRefusal('REQUEST_DIFFERS');
  if (known.length === 0) {
    const slip = readSlip(session, request);
    if (session.ended !== null) throw new PlayRefusal('SESSION_ENDED');
    if (issueOf(deps, gameId).number !== request.issue) throw new PlayRefusal('BETS_CLOSED');
    store.transaction(() => {
      for (const [place, times] of request.times.entries()) {
        const { id: issueId, lottery } = issueOf(deps, gameId, place);
        // Made by an earlier version with rules of its own: nothing more is bet on it.
        if (lottery !== lotteryOf(gameId).id) throw new PlayRefusal('BETS_CLOSED');
        const id = roundIdOf(gameId, randomBytes(6));
        const bet = { stake: request.stake * times, choice: slipTimes(slip, times) };
        commitTicket(deps, session, { id, requestId: idAt(place), issueId, ...bet });
        if (request.stopsOnWin && request.times.length > 1)
          store.chases.insert({ roundId: id, chase: `${player} ${gameId} ${request.requestId}`, place });
      }
    });
  }
  const tickets = request.times.flatMap((_, place) => store.rounds.byRequest(player, gameId, idAt(place)) ?? []);
  const settled: Round[] = [];
  for (const ticket of tickets) settled.push(isOver(ticket.state) ? ticket : await rounds.advance(ticket.id));
  return settled;
}

/** Whether tickets are those of a request: the same slip, so many times, on the same issues. */
function isAskedAgain(
  { store }: ProviderDeps,
  tickets: readonly Round[],
  { issue, times, stopsOnWin, stake, slip }: TicketRequest,
): boolean {
  const [first] = tickets;
  if (first === undefined || tickets.length !== times.length) return false;
  const read = boards.get(first.sheet)?.readChoice(slip) ?? null;
  const stops = store.chases.has(first.id);
  if (read === null || store.issues.get(first.issueId ?? '')?.number !== issue) return false;
  if (stops !== (stopsOnWin && times.length > 1)) return false;
  return tickets.every((ticket, place) => {
    const so = times[place] ?? 0;
    const isSame = JSON.stringify(ticket.choice) === JSON.stringify(slipTimes(read as Slip, so));
    return ticket.stake === stake * so && isSame;
  });
}

function readSlip({ gameId, minStake, maxStake }: Session, { slip, stake, times }: TicketRequest): Slip {
  const rules = boards.get(lotteryOf(gameId).id);
  const read = rules?.readChoice(slip) ?? null;
  if (rules === undefined || read === null || times.length > ISSUES_AHEAD) throw new PlayRefusal('CHOICE_INVALID');
  if (!rules.isBet(stake, read) || stake < minStake || stake * Math.max(...times) > maxStake)
    throw new PlayRefusal('STAKE_INVALID');
  const game = lotteryOf(gameId);
  const most = (read as Slip).entries.reduce((sum, entry) => sum + mostPayout(game, entry), 0) * Math.max(...times);
  if (most > MOST_PAYOUT) throw new PlayRefusal('CHOICE_INVALID');
  return read as Slip;
}

/** No ticket may win more than the wallet pays in one call, 1/10,000 P. */
const MOST_PAYOUT = 1_000_000_000_000;

/** More than an entry can win: as if all its lines were hit, those of rows by every lot. */
function mostPayout(game: LotteryGame, entry: SlipEntry): number {
  const bet = betOf(game, entry.bet);
  if (bet === undefined) return 0;
  const times = linesOf(bet, entry.marks).reduce((sum, line) => sum + bet.times(line), 0);
  return (entry.unit / STAKE_STEP) * times * (bet.picker.type === 'rows' ? (bet.lots ?? 1) : 1);
}

const slipTimes = ({ entries }: Slip, times: number): Slip => ({
  entries: entries.map((entry) => ({ ...entry, unit: entry.unit * times })),
});

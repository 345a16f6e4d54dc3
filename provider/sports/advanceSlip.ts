import type { ProviderDeps } from '../deps.ts';
import { type LegState, readMoves, type SlipMove, slipPayout } from '../engines/sports/slip.ts';
import { reopenRound, takeMove, voidRound } from '../rounds/advanceRound.ts';
import { isOver } from '../rounds/replayRound.ts';
import { movesOf, type Round } from '../store/rounds.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import type { Slip } from '../store/sportsSlips.ts';
import { liabilityOf } from './liability.ts';
import { type Book, isAccepted } from './placeSlip.ts';

/** A slip with a live leg waits so long for its odds, ms. */
const CONFIRM_MS = 5_000;

/** `moved`: its round has something to do now. `wait`: there will be something. `done`: nothing until it is woken. */
export type Step = 'moved' | 'wait' | 'done';

/** Does the next thing for a slip: confirms it, settles it, or opens it again. */
export function stepSlip(deps: ProviderDeps, book: Book, id: string): Step {
  const { sports, rounds } = deps.store;
  const [slip, round] = [sports.slips.get(id), rounds.get(id)];
  if (slip === null || round === null) throw new Error(`there is no slip ${id}`);
  if (round.state === 'settled') return reopen(deps, slip, round);
  if (isOver(round.state)) return 'done';
  if (round.state !== 'playing') return 'wait';
  return slip.isConfirmed ? settle(deps, slip, round) : confirm(deps, book, slip, round);
}

/** When a slip is confirmed, ms: at once before the matches, after a wait if one of them is live. */
export function confirmsAt({ placedAt }: Pick<Slip, 'placedAt'>, matches: readonly MatchRow[]): number {
  return matches.some(({ status }) => status.state === 'live') ? placedAt + CONFIRM_MS : placedAt;
}

export const matchesOf = ({ store }: Pick<ProviderDeps, 'store'>, { legs }: Pick<Slip, 'legs'>): readonly MatchRow[] =>
  legs.flatMap(({ matchId }) => store.sports.matches.get(matchId) ?? []);

/** Takes the odds of this moment for those that the slip was placed at, or gives the stake back. */
function confirm(deps: ProviderDeps, { prices, liability }: Book, slip: Slip, round: Round): Step {
  const { store, now } = deps;
  const matches = matchesOf(deps, slip);
  if (now() < confirmsAt(slip, matches)) return 'wait';
  const odds = slip.legs.map(({ selection }, at) => {
    const match = matches[at];
    return match === undefined ? null : prices.odds(match, selection);
  });
  const final = odds.map((each) => each ?? 0);
  const most = slip.liability === 0 ? 0 : liabilityOf(round.stake, final);
  const isTooMuch = !liability.hasRoom(slip.player, slip.legs, most - slip.liability);
  const refusal = refusalOf(slip, odds) ?? (isTooMuch ? 'LIABILITY_LIMIT' : null);
  if (refusal !== null) {
    store.transaction(() => {
      store.sports.slips.refuse(slip.id, refusal);
      voidRound(deps, round, `not confirmed: ${refusal}`);
    });
    return 'moved';
  }
  store.transaction(() => {
    takeMove(deps, round, { type: 'confirm', odds: final } satisfies SlipMove);
    store.sports.slips.confirm(slip.id, final, most);
  });
  liability.count({ ...slip, liability: most });
  return 'moved';
}

function refusalOf({ legs, accept }: Slip, odds: readonly (number | null)[]): string | null {
  if (odds.includes(null)) return 'MARKET_SUSPENDED';
  return legs.every((leg, at) => isAccepted(accept, leg.odds, odds[at] ?? 0)) ? null : 'ODDS_CHANGED';
}

const NOT_PLAYED: ReadonlySet<string> = new Set(['postponed', 'abandoned']);

function settle(deps: ProviderDeps, slip: Slip, round: Round): Step {
  const results = resultsOf(slip);
  if (slipPayout(round.stake, oddsOf(slip), results) === null) return 'done';
  const isVoid = results.every((result) => result === 'void');
  if (isVoid && matchesOf(deps, slip).every(({ status }) => NOT_PLAYED.has(status.state))) {
    voidRound(deps, round, 'no match of the slip was played');
  } else takeMove(deps, round, { type: 'settle', results } satisfies SlipMove);
  return 'moved';
}

/** A corrected result may have changed what a settled slip pays. One that was cashed out stays as it is. */
function reopen(deps: ProviderDeps, slip: Slip, round: Round): Step {
  const last = readMoves(movesOf(round)).at(-1);
  const payout = slipPayout(round.stake, oddsOf(slip), resultsOf(slip));
  if (last?.type !== 'settle' || payout === round.payout) return 'done';
  deps.store.transaction(() => {
    reopenRound(deps, round);
    deps.store.sports.slips.unsettled(slip.id);
  });
  return 'moved';
}

const resultsOf = ({ legs }: Slip): readonly LegState[] => legs.map(({ result }) => result);
const oddsOf = ({ legs }: Slip): readonly number[] => legs.map(({ odds }) => odds);

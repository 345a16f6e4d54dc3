import type { ProviderDeps } from '../deps.ts';
import { combinedOdds, payoutOf } from '../engines/sports/factor.ts';
import { readMoves } from '../engines/sports/slip.ts';
import { isOver } from '../rounds/replayRound.ts';
import { movesOf, type Round } from '../store/rounds.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import type { Slip, SlipLeg } from '../store/sportsSlips.ts';
import { confirmsAt, matchesOf } from './advanceSlip.ts';
import { offerOf } from './cashOut.ts';
import type { Prices } from './createPrices.ts';
import type { LegView, SlipState, SlipView } from './views.ts';

const FIRST_NUMBER = 40_000;

/** A slip as its player sees it. */
export function slipView(deps: ProviderDeps, prices: Prices, slip: Slip, round: Round): SlipView {
  const matches = matchesOf(deps, slip);
  const state = stateOf(slip, round);
  const { id, placedAt, kind, wasUnsettled, legs } = slip;
  const won = legs.map(({ odds }) => ({ result: 'won' as const, odds }));
  return {
    ...{ id, number: `SB-${FIRST_NUMBER + slip.number}`, placedAt, kind, stake: round.stake },
    odds: combinedOdds(legs.map(({ odds }) => odds)),
    returns: payoutOf(round.stake, won),
    ...{ state, confirmsAt: state === 'confirming' ? confirmsAt(slip, matches) : null },
    ...{
      payout: state === 'open' ? 0 : round.payout,
      isBooked: isOver(round.state),
      refusal: slip.refusal ?? refusalOf(round),
    },
    ...{ cashOut: offerOf(deps, prices, slip, round), wasUnsettled },
    legs: legs.flatMap((leg, at) => {
      const match = matches[at];
      return match === undefined ? [] : legView(leg, match);
    }),
  };
}

/** The wallet did not take the stake, or did not say so in time. */
const refusalOf = ({ refusal, state, events }: Round): string | null => {
  if (refusal !== null && state === 'refused') return refusal;
  return events.some(({ type }) => type === 'bet.unanswered') ? 'WALLET_AWAY' : null;
};

/** What a round that is on its way to the wallet will be counts already. */
function stateOf({ isConfirmed, refusal, legs }: Slip, round: Round): SlipState {
  const { state, stake, payout } = round;
  if (state === 'refused' || refusal !== null || refusalOf(round) !== null) return 'refused';
  if (state === 'cancelling' || state === 'cancelled') return 'void';
  if (!isConfirmed) return 'confirming';
  if (state === 'playing' || state === 'reopening') return 'open';
  if (readMoves(movesOf(round)).at(-1)?.type === 'cashOut') return 'cashed-out';
  if (legs.every(({ result }) => result === 'void')) return 'void';
  // Of two half-lost legs a part of the stake comes back: lost, with a payout.
  return payout >= stake ? 'won' : 'lost';
}

function legView({ matchId, result, scoreAtBet, ...leg }: SlipLeg, { home, away, status }: MatchRow): LegView {
  const { selection, kind, line, map, side, odds } = leg;
  return {
    ...{ selection, match: matchId, kind, line, map, side, odds, scoreAtBet, result },
    ...{ home: home.name, away: away.name, score: status.score, matchState: status.state },
  };
}

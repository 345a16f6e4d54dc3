import type { ProviderDeps } from '../deps.ts';
import { readMoves } from '../engines/sports/slip.ts';
import { isOver } from '../rounds/replayRound.ts';
import { movesOf } from '../store/rounds.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import type { SlipLeg } from '../store/sportsSlips.ts';
import { matchesOf } from './advanceSlip.ts';

export type SlipProof = NonNullable<ReturnType<typeof slipProof>>;

/** Everything that a slip is checked with, without its player; the seed of a match once it is closed. */
export function slipProof(deps: Pick<ProviderDeps, 'store'>, id: string) {
  const { sports, rounds } = deps.store;
  const [slip, round] = [sports.slips.get(id), rounds.get(id)];
  if (slip === null || round === null) return null;
  const { gameId, stake, payout, state, events } = round;
  const matches = matchesOf(deps, slip);
  return {
    engine: 'sports' as const,
    ...{ id, gameId, stake, payout, state, events, isOver: isOver(state) },
    isCashedOut: readMoves(movesOf(round)).at(-1)?.type === 'cashOut',
    legs: slip.legs.flatMap((leg, at) => {
      const match = matches[at];
      return match === undefined ? [] : legProof(leg, match);
    }),
  };
}

function legProof({ kind, line, map, side, odds, result, selection }: SlipLeg, match: MatchRow) {
  const { id, form, commitment, seed, status, home, away } = match;
  return {
    ...{ selection, kind, line, map, side, odds, result, match: id, form, commitment, seed, score: status.score },
    ...{ home: home.name, away: away.name },
  };
}

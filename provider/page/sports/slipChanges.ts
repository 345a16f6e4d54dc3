import type { SlipRequest } from '../../sports/views.ts';
import { keepState } from './bookChanges.ts';
import { changeMarkets, withOdds, withSuspended } from './marketChanges.ts';
import { refusalOf } from './refusal.ts';
import { kindOf } from './slipProblem.ts';
import { legsOf, readStake, type SlipPick, sameRequest } from './slipRules.ts';
import type { PlacedAnswer, SportsContext } from './sportsContext.ts';

type Change = Partial<SportsContext>;

/** Puts a selection on the slip, or takes it off again. */
export function togglePick({ picks }: SportsContext, { pick }: { pick: SlipPick }): Change {
  const rest = picks.filter(({ selection }) => selection !== pick.selection);
  return { picks: rest.length < picks.length ? rest : [...picks, pick], notice: null };
}

export const removePick = ({ picks }: SportsContext, { selection }: { selection: string }): Change => ({
  picks: picks.filter((pick) => pick.selection !== selection),
  notice: null,
});

/** What is sent; a slip whose answer was lost goes out under its old id, so that it counts once. */
export function startPlacing(
  context: SportsContext,
  { requestId, accepts }: { requestId: string; accepts: boolean },
): Change {
  const { picks, accept, pending, now } = context;
  const legs = legsOf(context, picks);
  const accepted = accepts ? legs.map(({ now: odds }) => odds) : picks.map(({ odds }) => odds);
  const request: SlipRequest = {
    ...{ requestId, kind: kindOf(context), stake: readStake(context.stake) ?? 0, accept },
    legs: picks.map(({ selection, odds }, at) => ({ selection, odds: accepted[at] ?? odds })),
  };
  return {
    picks: picks.map((pick, at) => ({ ...pick, odds: accepted[at] ?? pick.odds })),
    pending: pending !== null && sameRequest(pending.request, request) ? pending : { request, at: now },
    notice: null,
  };
}

/** Takes what was placed off the slip. Of singles, those that were refused stay. */
export function keepPlaced(context: SportsContext, { slips, state }: PlacedAnswer): Change {
  const placed = slips.filter((slip) => slip.state !== 'refused');
  const refusal = slips.find((slip) => slip.state === 'refused')?.refusal;
  const gone = new Set(placed.flatMap(({ legs }) => legs.map(({ selection }) => selection)));
  const picks = context.picks.filter(({ selection }) => !gone.has(selection));
  return {
    ...keepState(context, { state }),
    ...{ picks, pending: null },
    ...(placed.length > 0 && context.panel === 'slip' ? { panel: 'bets' } : {}),
    notice:
      refusal === undefined
        ? { about: 'placed', slips }
        : { about: 'refused', code: refusal ?? '', changes: [], selections: [], offer: null, most: null },
  };
}

/** Nothing was taken. What the refusal says about the market is newer than the list. */
export function keepRefusal(context: SportsContext, { error }: { error: unknown }): Change {
  const refusal = refusalOf(error);
  const moved = { ...context, ...changeMarkets(context, withOdds(refusal.changes)) };
  return {
    ...changeMarkets(moved, withSuspended(refusal.selections)),
    pending: null,
    notice: { about: 'refused', ...refusal },
  };
}

import type { MarketView, MatchView, OddsChange } from '../../sports/views.ts';

type Change = (market: MarketView) => MarketView;

const inMatch = (change: Change) => (match: MatchView) => ({ ...match, markets: match.markets.map(change) });

/** Changes every market that is known, in the list and in what was read whole. */
export function changeMarkets<
  K extends {
    readonly state: { readonly matches: readonly MatchView[] } | null;
    readonly details: Readonly<Record<string, MatchView | null>>;
  },
>({ state, details }: K, change: Change): { readonly state: K['state']; readonly details: K['details'] } {
  const changed = inMatch(change);
  return {
    state: state && { ...state, matches: state.matches.map(changed) },
    details: Object.fromEntries(Object.entries(details).map(([id, match]) => [id, match && changed(match)])),
  };
}

/** Odds as a refusal names them: they are newer than the list. */
export const withOdds =
  (changes: readonly OddsChange[]): Change =>
  (market) => ({
    ...market,
    selections: market.selections.map((selection) => {
      const change = changes.find((each) => each.selection === selection.id);
      return change === undefined ? selection : { ...selection, odds: change.odds, was: change.was };
    }),
  });

/** Markets that a refusal names as suspended. */
export const withSuspended =
  (selections: readonly string[]): Change =>
  (market) =>
    market.state === 'open' && market.selections.some(({ id }) => selections.includes(id))
      ? { ...market, state: 'suspended' }
      : market;

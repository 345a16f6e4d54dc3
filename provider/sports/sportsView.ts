import type { ProviderDeps } from '../deps.ts';
import type { Session } from '../store/sessions.ts';
import type { Slip } from '../store/sportsSlips.ts';
import { bookOf } from './books.ts';
import type { Sports } from './createSports.ts';
import { wholeMatch } from './matchView.ts';
import { slipView } from './slipView.ts';
import type { MatchView, SlipView, SportsState } from './views.ts';

/** Slips in one answer. */
const SLIPS = 20;

/** What a player sees besides the matches: game, money and own slips. */
function ownView(deps: ProviderDeps, sports: Sports, session: Session) {
  const { store } = deps;
  sports.follow();
  const { gameId, gameName, vendor, demo, minStake, maxStake } = session;
  const { balance, ended } = store.sessions.get(session.id) ?? session;
  return {
    book: bookOf(gameId) ?? 'sports',
    game: { id: gameId, name: gameName, vendor, demo, minStake, maxStake },
    ...{ balance, ended, net: store.rounds.net(session.id) },
    slips: slipsBefore(deps, sports, session, Number.MAX_SAFE_INTEGER),
  } as const;
}

/** Everything that the page of a sportsbook shows. */
export function sportsView(deps: ProviderDeps, sports: Sports, session: Session): SportsState {
  const own = ownView(deps, sports, session);
  return { now: deps.now(), ...own, ...sports.books(own.book).view };
}

/** The same as text. `parts` say whether anything has changed. */
export function sportsText(deps: ProviderDeps, sports: Sports, session: Session) {
  const own = ownView(deps, sports, session);
  const parts = [JSON.stringify(own), sports.books(own.book).text] as const;
  const insides = parts.map((part) => part.slice(1, -1));
  return { parts, text: `{"now":${deps.now()},${insides.join()}}` };
}

/** Slips of a player that were placed before an instant; the newest first. */
export const slipsBefore = (
  deps: ProviderDeps,
  sports: Sports,
  { player, gameId }: Session,
  at: number,
): readonly SlipView[] =>
  deps.store.sports.slips.before(player, gameId, at, SLIPS).flatMap((slip) => viewOf(deps, sports, slip));

export const viewOf = (deps: ProviderDeps, { prices }: Sports, slip: Slip | null): readonly SlipView[] => {
  const round = slip === null ? null : deps.store.rounds.get(slip.id);
  return slip === null || round === null ? [] : [slipView(deps, prices, slip, round)];
};

/** One match with all its markets; null for an unknown one. */
export function matchOf(deps: ProviderDeps, { prices, follow }: Sports, id: string): MatchView | null {
  follow();
  const match = deps.store.sports.matches.get(id);
  return match === null ? null : wholeMatch(deps, prices, match);
}

/** Live matches, then the next ones; within them leagues in the order of the page. */
export function hotMatches(sports: Sports, count: number): readonly MatchView[] {
  const { matches } = sports.books('sports').view;
  const rank = ({ state, startsAt }: MatchView): number => (state === 'live' ? 0 : startsAt);
  return matches
    .filter(({ markets }) => markets.length > 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count);
}

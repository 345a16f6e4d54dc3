import { fateOf } from '../../provider/engines/sports/fate.ts';
import type { Market } from '../../provider/engines/sports/market.ts';
import { outcomesOf } from '../../provider/engines/sports/models.ts';
import { type quoteMatch, RETURNS, worthOf } from '../../provider/engines/sports/quotes.ts';
import { type Happening, notStarted, type SportId } from '../../provider/engines/sports/sport.ts';
import { createPrices } from '../../provider/sports/createPrices.ts';
import { isAccepted } from '../../provider/sports/placeSlip.ts';
import { marketKey, selectionId } from '../../provider/sports/selection.ts';
import type { MatchRow } from '../../provider/store/sportsMatches.ts';
import { playMatch, season } from './sportsTally.ts';

const OFF: readonly string[] = ['postponed', 'delayed', 'abandoned'];

/** What everybody knows of a match so long after its start, ms. */
export function rowAt(
  match: ReturnType<typeof season>[number],
  happenings: readonly Happening[],
  ms: number,
): MatchRow {
  const last = happenings.findLastIndex(({ at }) => at <= ms);
  const { status, at } = happenings[last] ?? { status: notStarted, at: 0 };
  return { ...match, ...{ commitment: '', status, events: last + 1, changedAt: match.startsAt + at, seed: null } };
}

interface Bettor {
  readonly sport: SportId;
  /** Matches are played from it. */
  readonly label: string;
  readonly matches: number;
  /** Bets at every so many ms of a match, on everything that is offered. */
  readonly every: number;
}

/**
 * Who knows the true state of a match at any moment bets on everything in it, and takes the odds as they are or better
 * ones; the slip is confirmed five to five and a half seconds later. Returns what was accepted, and every bet or cash-out
 * that is worth more than it says.
 */
export function betInPlay({ sport, label, matches, every }: Bettor) {
  const clock = { at: 0 };
  let accepted = 0;
  const wrong: string[] = [];
  const kinds = new Set<string>();
  const season1 = season(1).filter((one) => one.sport === sport);
  for (let each = 0, place = 0; each < matches; place += 1) {
    const match = season1[place % season1.length];
    if (match === undefined) throw new Error(`no ${sport} in the season`);
    const happenings = playMatch(match.form, `${label} ${place}`);
    if (happenings.some(({ kind }) => OFF.includes(kind))) continue;
    each += 1;
    const end = happenings.find(({ kind }) => kind === 'end')?.at ?? 0;
    const prices = createPrices({ now: () => clock.at });
    const look = (ms: number) => {
      clock.at = match.startsAt + ms;
      return rowAt(match, happenings, ms);
    };
    for (let ms = each % every; ms < end; ms += every) {
      const confirmsAt = ms + 5_000 + (ms % 500);
      const seen = look(ms);
      const offered = prices.markets(seen).flatMap((market) =>
        market.quotes.map(({ side }) => {
          const selection = selectionId(match.id, market, side);
          return {
            market,
            side,
            selection,
            asked: prices.odds(seen, selection),
            offer: prices.worth(seen, selection, 200),
          };
        }),
      );
      for (const { market, side, selection, offer } of offered) {
        const worth = worthOf(match.form, { market, side, odds: 200 }, seen.status, ms);
        if (offer !== null && offer > worth + 1e-9) wrong.push(`${ms}: ${selection} cashes out ${offer} of ${worth}`);
      }
      const then = look(confirmsAt);
      const says = saysOf(prices.markets(then), then, confirmsAt);
      for (const { market, side, selection, asked } of offered) {
        const odds = asked === null ? null : prices.odds(then, selection);
        if (odds === null || asked === null || !isAccepted('better', asked, odds)) continue;
        accepted += 1;
        kinds.add(market.kind);
        const returns = worthOf(match.form, { market, side, odds }, then.status, confirmsAt);
        if (returns > says(market, side, odds)) wrong.push(`${confirmsAt}: ${selection} returns ${returns}`);
      }
    }
  }
  return { accepted, kinds, wrong };
}

/** Return of a market as its ticket says; of a line that is not listed any more, what its kind has. */
function saysOf(markets: ReturnType<typeof quoteMatch>, { id, form, status }: MatchRow, ms: number) {
  const listed = new Map(
    markets.map((one) => [marketKey(id, one), Math.max(...one.quotes.map(({ returns }) => returns))]),
  );
  const ofKind = (market: Market, side: string, odds: number): number => {
    const stake = fateOf(market, side, outcomesOf(form, market, status, ms)).void;
    return odds === 101 ? 0.99 : RETURNS[market.kind] * (1 - stake) + stake;
  };
  return (market: Market, side: string, odds: number): number =>
    Math.ceil((listed.get(marketKey(id, market)) ?? ofKind(market, side, odds)) * 10_000) / 10_000;
}

import type { ProviderDeps } from '../deps.ts';
import { type MarketQuote, quoteMatch, quoteOne, worthOf } from '../engines/sports/quotes.ts';
import type { MatchState } from '../engines/sports/sport.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import { readSelection, selectionId } from './selection.ts';

/** Live odds are worked out anew so often, and after every event, ms. */
const QUOTE_MS = 10_000;
/** Odds before a change are shown so long, ms. */
const WAS_MS = 10_000;
/** Matches whose odds are kept. */
const MOST_KEPT = 400;

interface Priced {
  /** Event and time that the odds belong to. */
  readonly moment: string;
  readonly markets: readonly MarketQuote[];
  readonly changes: ReadonlyMap<string, Change>;
}
interface Change {
  readonly was: number;
  readonly at: number;
}

const QUOTED: ReadonlySet<MatchState> = new Set(['scheduled', 'live']);

export type Prices = ReturnType<typeof createPrices>;

/** The odds of all matches, as of now. */
export function createPrices({ now }: Pick<ProviderDeps, 'now'>) {
  const kept = new Map<string, Priced>();
  // Grows over restarts too.
  let version = now();

  const pricedOf = (match: MatchRow): Priced => {
    const { ms, moment } = momentOf(match, now());
    const before = kept.get(match.id);
    if (before?.moment === moment) return before;
    const markets = QUOTED.has(match.status.state) ? quoteMatch(match.form, match.status, ms) : [];
    const changes = changesOf(match.id, before, markets, now());
    if (before !== undefined && [...changes.values()].some(({ at }) => at === now())) version += 1;
    const priced = { moment, markets, changes };
    kept.delete(match.id);
    kept.set(match.id, priced);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return priced;
  };

  return {
    version: () => version,
    /** Every market of a match that is to come or under way, whether it takes bets now or not. */
    markets: (match: MatchRow): readonly MarketQuote[] => pricedOf(match).markets,
    /** The odds of a selection before the last change, hundredths; null after a while. */
    was: (match: MatchRow, selection: string): number | null => {
      const change = pricedOf(match).changes.get(selection);
      return change !== undefined && now() - change.at < WAS_MS ? change.was : null;
    },
    /** Odds of a selection that can be bet on now, hundredths; null if it cannot. */
    odds: (match: MatchRow, selection: string): number | null => {
      const read = readSelection(selection);
      if (read === null || !canBet(match, now())) return null;
      const quoted = quoteOne(match.form, read, match.status, momentOf(match, now()).ms);
      return quoted?.quotes.find(({ side }) => side === read.side)?.odds ?? null;
    },
    /** What a bet of 1 is worth without a margin, whenever it is asked before the odds change again; null without bets. */
    worth: (match: MatchRow, selection: string, odds: number): number | null => {
      const market = readSelection(selection);
      if (market === null || !canBet(match, now())) return null;
      const { ms } = momentOf(match, now());
      const at = (after: number) =>
        worthOf(
          match.form,
          { market, side: market.side, odds },
          match.status,
          ms + (match.status.state === 'live' ? after : 0),
        );
      return Math.min(at(0), at(QUOTE_MS));
    },
  };
}

/** Before the start, and while nothing is about to be decided. */
export const canBet = ({ status, startsAt }: Pick<MatchRow, 'status' | 'startsAt'>, at: number): boolean =>
  status.state === 'scheduled' ? at < startsAt : status.state === 'live' && !status.isTense;

/** What odds are worked out for: the time since the start, in steps, and no earlier than the last event. */
function momentOf({ status, events, startsAt, changedAt }: MatchRow, at: number) {
  if (status.state !== 'live') return { ms: 0, moment: `${events}${canBet({ status, startsAt }, at)}` };
  const ms = Math.max(Math.floor((at - startsAt) / QUOTE_MS) * QUOTE_MS, changedAt - startsAt);
  return { ms, moment: `${events}/${ms}` };
}

function changesOf(
  match: string,
  before: Priced | undefined,
  markets: readonly MarketQuote[],
  at: number,
): ReadonlyMap<string, Change> {
  const changes = new Map(before?.changes);
  const oddsBefore = new Map((before?.markets ?? []).flatMap((market) => pairs(match, market)));
  for (const [id, odds] of markets.flatMap((market) => pairs(match, market))) {
    const was = oddsBefore.get(id);
    if (was !== undefined && was !== odds) changes.set(id, { was, at });
  }
  return changes;
}

const pairs = (match: string, market: MarketQuote) =>
  market.quotes.map(({ side, odds }) => [selectionId(match, market, side), odds] as const);

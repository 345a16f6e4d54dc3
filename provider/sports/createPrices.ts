import type { ProviderDeps } from '../deps.ts';
import type { Asked } from '../engines/sports/model.ts';
import { modelOf } from '../engines/sports/models.ts';
import { type MarketQuote, quoteMatch, quoteOne, worthOf } from '../engines/sports/quotes.ts';
import type { MatchState } from '../engines/sports/sport.ts';
import type { MatchRow } from '../store/sportsMatches.ts';
import { readSelection, selectionId } from './selection.ts';

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
    const { moments, moment } = momentOf(match, now());
    const before = kept.get(match.id);
    if (before?.moment === moment) return before;
    const markets = QUOTED.has(match.status.state) ? quoteMatch(match.form, match.status, ...moments) : [];
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
      if (read === null || !canBetOn(match, read, now())) return null;
      const { moments, ms } = momentOf(match, now());
      // The exact instant too: no chance of a step is ever better than what is paid for it.
      const quoted = quoteOne(match.form, read, match.status, ...moments, ms);
      return quoted?.quotes.find(({ side }) => side === read.side)?.odds ?? null;
    },
    /** What a bet of 1 is worth without a margin, whenever it is asked before the odds change again; null without bets. */
    worth: (match: MatchRow, selection: string, odds: number): number | null => {
      const market = readSelection(selection);
      if (market === null || !canBetOn(match, market, now())) return null;
      const { moments, ms } = momentOf(match, now());
      const bet = { market, side: market.side, odds };
      return Math.min(...[...moments, ms].map((at) => worthOf(match.form, bet, match.status, at)));
    },
  };
}

/** Before the start, and while nothing is about to be decided. */
const canBet = ({ status, startsAt }: Pick<MatchRow, 'status' | 'startsAt'>, at: number): boolean =>
  status.state === 'scheduled' ? at < startsAt : status.state === 'live' && !status.isTense;

/** The same for one market: none while the period is about to end that decides it. */
export const canBetOn = (match: Pick<MatchRow, 'form' | 'status' | 'startsAt'>, asked: Asked, at: number): boolean =>
  canBet(match, at) &&
  !(
    match.status.state === 'live' && modelOf(match.form).isClosing(match.form, asked, match.status, at - match.startsAt)
  );

/** What odds are worked out for: the step of time since the start, no earlier than the last event; and the instant. */
function momentOf({ form, status, events, startsAt, changedAt }: MatchRow, at: number) {
  if (status.state !== 'live') return { moments: [0], ms: 0, moment: `${events}${canBet({ status, startsAt }, at)}` };
  const ms = at - startsAt;
  const [begins = ms, ...rest] = modelOf(form).step(ms);
  const from = Math.max(begins, changedAt - startsAt);
  return { moments: [from, ...rest.filter((each) => each > from)], ms, moment: `${events}/${from}` };
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

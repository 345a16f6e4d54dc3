import { createHash } from 'node:crypto';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { factorOf } from '../../provider/engines/sports/factor.ts';
import type { Market, Result } from '../../provider/engines/sports/market.ts';
import { decidedResult } from '../../provider/engines/sports/models.ts';
import { type MarketQuote, quoteMatch } from '../../provider/engines/sports/quotes.ts';
import { replayMatch } from '../../provider/engines/sports/replayMatch.ts';
import { leagues, matchesBetween } from '../../provider/engines/sports/season/fixtures.ts';
import { type Form, type Happening, notStarted, type SportId } from '../../provider/engines/sports/sport.ts';
import { selectionId } from '../../provider/sports/selection.ts';

export const SPORTS: readonly SportId[] = [
  ...(['football', 'basketball', 'tennis', 'badminton', 'volleyball', 'muayThai', 'shooter', 'moba'] as const),
];

/** A match from a text instead of 32 random bytes. */
export const playMatch = (form: Form, text: string): readonly Happening[] =>
  drawNow(replayMatch(form), {
    ...{ serverSeed: createHash('sha256').update(text).digest('hex'), clientSeed: text, nonce: 1 },
  });

export const SEASON_FROM = Date.UTC(2026, 10, 26);
export const season = (days: number) =>
  leagues.flatMap((league) => matchesBetween(league, SEASON_FROM, SEASON_FROM + days * 86_400_000));

export function formOf(sport: SportId): Form {
  const match = season(1).find((one) => one.sport === sport);
  if (match === undefined) throw new Error(`no ${sport} in the season`);
  return match.form;
}

export const timesOf = (result: Result, odds: number): number => {
  const { numerator, denominator } = factorOf(result, odds);
  return Number(numerator) / Number(denominator);
};

interface Tally {
  readonly bets: number;
  readonly paid: number;
  readonly expected: number;
  /** Sum of the squares of what a bet brought above or below its expectation. */
  readonly squares: number;
}

const OFF: readonly string[] = ['postponed', 'delayed', 'abandoned'];
const isPlayed = (happenings: readonly Happening[]): boolean => happenings.every(({ kind }) => !OFF.includes(kind));

/**
 * Bets 1 on every selection of so many matches, so long after their start (ms; 0: before it), if bets are taken then.
 * @returns what each selection brought
 */
export function tally(form: Form, label: string, count: number, from: number): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const quotes = new Map<string, readonly MarketQuote[]>();
  for (let each = 0; each < count; each += 1) {
    const happenings = playMatch(form, `${label} ${each}`);
    const end = happenings.findLast(({ kind }) => kind === 'end' || kind === 'correction');
    if (end === undefined || !isPlayed(happenings)) continue;
    const status = from === 0 ? notStarted : (happenings.findLast(({ at }) => at <= from)?.status ?? notStarted);
    if (status.isTense || status.state === 'ended') continue;
    const key = JSON.stringify(status);
    const offered = quotes.get(key) ?? quoteMatch(form, status, from);
    quotes.set(key, offered);
    for (const market of offered) add(tallies, form, market, end);
  }
  return tallies;
}

function add(tallies: Map<string, Tally>, form: Form, market: MarketQuote, end: Happening): void {
  for (const { side, odds, returns } of market.quotes) {
    const key = selectionId('m', market, side);
    const { bets, paid, expected, squares } = tallies.get(key) ?? { bets: 0, paid: 0, expected: 0, squares: 0 };
    const times = timesOf(resultAt(form, market, side, end), odds);
    tallies.set(key, {
      ...{ bets: bets + 1, paid: paid + times, expected: expected + returns },
      squares: squares + (times - returns) ** 2,
    });
  }
}

export function resultAt(form: Form, market: Market, side: string, end: Happening): Result {
  const result = decidedResult(form, market, side, end.status, end.at);
  if (result === null) throw new Error(`${selectionId('m', market, side)} is not decided at the end`);
  return result;
}

/** Selections that brought more or less than they say, by more than 4 sigma. Rare bets say too little about theirs. */
export const beyond4Sigma = (tallies: ReadonlyMap<string, Tally>): readonly string[] =>
  [...tallies]
    .filter(([, { bets }]) => bets >= 400)
    .filter(([, { paid, expected, squares }]) => Math.abs(paid - expected) > 4 * Math.sqrt(squares))
    .map(([key, { bets, paid, expected }]) => `${key} returns ${paid / bets} instead of ${expected / bets}`);

import type { MarketKind } from '../engines/sports/market.ts';
import type { Words } from '../engines/sports/season/league.ts';
import type { LegState } from '../engines/sports/slip.ts';
import type { MatchState, Score, SportId, TeamSide } from '../engines/sports/sport.ts';

export type { MarketKind, MatchState, Score, SportId, Words };

export interface SelectionView {
  /** Match, market, line, side: `m123:handicap:-0.5:home`. */
  readonly id: string;
  /** `home`, `draw`, `away`, `over`, `under`, `yes`, `no`, `2-1`, `other`, `1x`, `12`, `x2`. */
  readonly side: string;
  /** Decimal odds in hundredths, stake included. */
  readonly odds: number;
  /** The odds before the last change, while that is younger than 10 s. */
  readonly was: number | null;
}

export interface MarketView {
  /** `m123:handicap:-0.5`. */
  readonly key: string;
  readonly kind: MarketKind;
  /** Of the home side (handicap) or of the total; a multiple of 0.25. */
  readonly line: number | null;
  readonly map: number | null;
  readonly state: 'open' | 'suspended' | 'settled' | 'void';
  /** What its bets return at least, and at most, while these odds stand; per cent with two decimals. */
  readonly returnRate: number;
  readonly mostReturn: number;
  readonly selections: readonly SelectionView[];
}

export interface TeamView {
  readonly id: string;
  readonly name: Words;
  readonly short: string;
  /** Country code, or null. */
  readonly flag: string | null;
  /** CSS colour. */
  readonly colour: string;
}

export interface TimelineEntry {
  /** ms */
  readonly at: number;
  readonly kind: string;
  readonly side: TeamSide | null;
  readonly score: Score;
}

export interface MatchView {
  readonly id: string;
  readonly sport: SportId;
  readonly league: string;
  readonly home: TeamView;
  readonly away: TeamView;
  /** ms */
  readonly startsAt: number;
  readonly state: MatchState;
  /** Empty, or `h1`, `ht`, `h2`, `q1`, `set1`, `round1`, `map1`, `ft`. */
  readonly period: string;
  /** Minute shown; null where a sport has no clock. */
  readonly clock: number | null;
  /** Goals, points, sets or maps. */
  readonly score: Score;
  /** Sets, quarters or maps so far, the running one last. */
  readonly parts: readonly Score[];
  /** Main markets in a list, all on the page of a match. */
  readonly markets: readonly MarketView[];
  /** Markets beyond those in the list. */
  readonly more: number;
  /** SHA-256 of the seed, known before the first bet. */
  readonly commitment: string;
  /** After the end. */
  readonly seed: string | null;
  /** Empty in a list. */
  readonly timeline: readonly TimelineEntry[];
}

export type LegResult = LegState;

export interface LegView {
  /** Id of the selection. */
  readonly selection: string;
  /** Id of the match. */
  readonly match: string;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly map: number | null;
  readonly side: string;
  readonly home: Words;
  readonly away: Words;
  /** Hundredths, as taken. */
  readonly odds: number;
  /** Null: taken before the start. */
  readonly scoreAtBet: Score | null;
  readonly score: Score;
  readonly matchState: MatchState;
  readonly result: LegResult;
}

export type SlipKind = 'single' | 'accumulator';
export type SlipState = 'confirming' | 'open' | 'won' | 'lost' | 'void' | 'cashed-out' | 'refused';

/** Amounts in 1/10,000 P, times in ms. */
export interface SlipView {
  readonly id: string;
  /** Short, for people: `SB-40217`. */
  readonly number: string;
  readonly placedAt: number;
  readonly kind: SlipKind;
  readonly stake: number;
  /** Of all legs, hundredths, rounded down for show. */
  readonly odds: number;
  /** Paid if all legs win. */
  readonly returns: number;
  readonly state: SlipState;
  /** Null: not confirming. */
  readonly confirmsAt: number | null;
  readonly payout: number;
  /** The wallet has booked what the slip came to. False while it is open, or while its payout is on its way. */
  readonly isBooked: boolean;
  readonly refusal: string | null;
  /** Offered now; null: none (suspended, confirming, ended). */
  readonly cashOut: number | null;
  /** A corrected result opened it again. */
  readonly wasUnsettled: boolean;
  readonly legs: readonly LegView[];
}

export interface SportView {
  readonly id: SportId;
  readonly matches: number;
  readonly live: number;
}

export interface LeagueView {
  readonly id: string;
  readonly sport: SportId;
  readonly name: Words;
  /** Country code, or null. */
  readonly flag: string | null;
  readonly matches: number;
}

/** What the page of a sportsbook shows. Amounts in 1/10,000 P, times in ms. */
export interface SportsState {
  readonly now: number;
  readonly book: 'sports' | 'esports';
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly vendor: string;
    readonly demo: boolean;
    readonly minStake: number;
    readonly maxStake: number;
  };
  readonly balance: number;
  /** Why the wallet takes no more bets, or null. */
  readonly ended: string | null;
  readonly net: number;
  /** Grows with every change of odds; shown, and sent with a slip. */
  readonly version: number;
  readonly sports: readonly SportView[];
  readonly leagues: readonly LeagueView[];
  /** Live and the next 36 hours, by league and start. */
  readonly matches: readonly MatchView[];
  /** Own, newest 20. */
  readonly slips: readonly SlipView[];
}

/** What a slip is placed with. */
export interface SlipRequest {
  readonly requestId: string;
  readonly kind: SlipKind;
  readonly stake: number;
  /** Which changes of odds are taken: none, better ones, or within so many per cent (1 to 10). */
  readonly accept: 'none' | 'better' | number;
  /** 1 to 12. */
  readonly legs: readonly { readonly selection: string; readonly odds: number }[];
}

/** With the refusal `ODDS_CHANGED`; hundredths. */
export interface OddsChange {
  readonly selection: string;
  readonly was: number;
  readonly odds: number;
}

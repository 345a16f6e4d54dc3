import type {
  MarketKind,
  MarketView,
  MatchView,
  SlipRequest,
  SportId,
  SportsState,
  Words,
} from '../../sports/views.ts';

/** A selection on the slip, with everything that names it once its match is no longer listed. */
export interface SlipPick {
  readonly selection: string;
  /** Key of its market. */
  readonly market: string;
  readonly match: string;
  readonly sport: SportId;
  readonly kind: MarketKind;
  readonly line: number | null;
  readonly map: number | null;
  readonly side: string;
  readonly home: Words;
  readonly away: Words;
  /** Hundredths, as last accepted by the player. */
  readonly odds: number;
}

export type Accept = SlipRequest['accept'];

/** What is known of matches: the list, and those that were read whole. Null: the provider has no such match. */
export interface Known {
  readonly state: SportsState | null;
  readonly details: Readonly<Record<string, MatchView | null>>;
}

/** A pick as it stands now. `unknown`: its market has not been read yet. */
export interface Leg extends SlipPick {
  readonly status: 'open' | 'suspended' | 'closed' | 'unknown';
  /** Odds now, hundredths. */
  readonly now: number;
  /** Score while its match is live, else null. */
  readonly live: MatchView['score'] | null;
  /** Shares its match with another leg. */
  readonly isRelated: boolean;
}

const OPEN_MATCHES: readonly string[] = ['scheduled', 'live'];

const marketIn = (match: MatchView | null | undefined, key: string): MarketView | undefined =>
  match?.markets.find((market) => market.key === key);

function standing({ state, details }: Known, { match: id, market: key, selection, odds }: SlipPick) {
  const listed = state?.matches.find((match) => match.id === id);
  const detail = details[id];
  const match = listed ?? detail;
  const market = marketIn(listed, key) ?? marketIn(detail, key);
  const live = match?.state === 'live' ? match.score : null;
  if (market === undefined) return { status: detail === undefined ? 'unknown' : 'closed', now: odds, live } as const;
  const now = market.selections.find((each) => each.id === selection)?.odds ?? odds;
  if (match == null || !OPEN_MATCHES.includes(match.state)) return { status: 'closed', now, live } as const;
  if (market.state === 'open') return { status: 'open', now, live } as const;
  return { status: market.state === 'suspended' ? 'suspended' : 'closed', now, live } as const;
}

export const legsOf = (known: Known, picks: readonly SlipPick[]): readonly Leg[] =>
  picks.map((pick) => ({
    ...pick,
    ...standing(known, pick),
    isRelated: picks.some(({ match, selection }) => match === pick.match && selection !== pick.selection),
  }));

/** Whether odds have moved further than the player takes without being asked. */
export function isToAccept({ odds, now }: { readonly odds: number; readonly now: number }, accept: Accept): boolean {
  if (accept === 'none') return now !== odds;
  return accept === 'better' ? now < odds : now * 100 < odds * (100 - accept);
}

const product = (odds: readonly number[]): bigint => odds.reduce((all, each) => all * BigInt(each), 1n);

/** Odds of an accumulator in hundredths, rounded down. */
export const combinedOdds = (odds: readonly number[]): number =>
  Number((product(odds) * 100n) / 100n ** BigInt(odds.length));

/** What a stake pays if all legs win, 1/10,000 P, rounded down. */
export const returnsOf = (stake: number, odds: readonly number[]): number =>
  Number((BigInt(stake) * product(odds)) / 100n ** BigInt(odds.length));

/** A stake as typed, in 1/10,000 P; null if it is no amount. */
export function readStake(text: string): number | null {
  const typed = text.replace(/\s/g, '');
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(plain)) return null;
  const [whole = '0', cents = ''] = plain.split('.');
  return Number(whole) * 10_000 + Number(cents.padEnd(2, '0')) * 100;
}

/** A stake as it stands in its field. */
export const stakeText = (stake: number): string => (stake / 10_000).toFixed(stake % 10_000 === 0 ? 0 : 2);

export const sameRequest = (a: SlipRequest, b: SlipRequest): boolean =>
  JSON.stringify({ ...a, requestId: '' }) === JSON.stringify({ ...b, requestId: '' });

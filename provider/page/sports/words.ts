import type { LegView, MarketKind, MatchView, SportId, Words } from '../../sports/views.ts';
import type { Say } from '../board/board.ts';
import type { Language } from '../copy/text.ts';
import type { SportsKey } from './copy.en.ts';
import type { Column } from './sportsContext.ts';

export type SaySports = Say<SportsKey>;

/** Texts in the page's language. */
export interface Speech {
  readonly t: SaySports;
  readonly language: Language;
}

/** What names a selection. */
export type Named = Pick<LegView, 'kind' | 'line' | 'map' | 'side' | 'home' | 'away'>;

/** `1.92` from hundredths. */
export const oddsText = (odds: number): string => (odds / 100).toFixed(2);

export const scoreText = ([home, away]: readonly [number, number]): string => `${home}–${away}`;

/** `−0.5`, `+0.25`, `0`. */
export const signedLine = (line: number): string => (line < 0 ? `−${-line}` : line > 0 ? `+${line}` : '0');

const HANDICAPS: readonly MarketKind[] = ['handicap', 'handicap-half', 'set-handicap', 'map-handicap'];
const TOTALS: readonly MarketKind[] = ['total', 'total-half', 'set-total', 'map-total'];

export function columnOf(kind: MarketKind): Column {
  if (HANDICAPS.includes(kind)) return 'handicap';
  return TOTALS.includes(kind) ? 'total' : 'winner';
}

export const hasDraw = (sport: SportId): boolean => sport === 'football';

export const marketName = ({ t }: Speech, { kind, map }: { kind: MarketKind; map: number | null }): string =>
  t(`market_${kind}`, { map: map ?? '' });

export const matchName = ({ t, language }: Speech, { home, away }: { home: Words; away: Words }): string =>
  t('versus', { home: home[language], away: away[language] });

export const namesOf = ({ home, away }: Pick<MatchView, 'home' | 'away'>) => ({ home: home.name, away: away.name });

/** Own line of a side: the away side has the opposite one. */
const lineOf = ({ line, side }: Named): number => (side === 'away' ? -(line ?? 0) : (line ?? 0));

/** A selection in full: `Thailand −0.5`, `Under 2.5`. */
export function pickName({ t, language }: Speech, named: Named): string {
  const { kind, side, line } = named;
  const [home, away] = [named.home[language], named.away[language]];
  const team = side === 'home' ? home : away;
  if (columnOf(kind) === 'handicap') return `${team} ${signedLine(lineOf(named))}`;
  switch (side) {
    case 'home':
    case 'away':
      return t('to_win', { team });
    case 'draw':
      return t('draw');
    case 'over':
    case 'under':
      return `${t(side)} ${line}`;
    case 'yes':
      return t('both_yes');
    case 'no':
      return t('both_no');
    case '1x':
      return t('or', { one: home, other: t('draw') });
    case '12':
      return t('or', { one: home, other: away });
    case 'x2':
      return t('or', { one: t('draw'), other: away });
    case 'other':
      return t('other');
    default:
      return t('exact', { score: side.replace('-', '–') });
  }
}

/** What stands in a button of the list: `1`, `−0.5`, `O 2.5`. */
export function shortLabel({ t }: Speech, named: Named): string {
  if (columnOf(named.kind) === 'handicap') return signedLine(lineOf(named));
  const marks: Readonly<Record<string, string>> = { home: '1', draw: 'X', away: '2' };
  if (named.side === 'over' || named.side === 'under') return `${t(`${named.side}_short`)} ${named.line}`;
  return marks[named.side] ?? named.side;
}

/** What stands in a button of the match page, where the names of a handicap's sides are over it. */
export function longLabel(speech: Speech, named: Named): string {
  const { t, language } = speech;
  const { kind, side } = named;
  if (columnOf(kind) === 'handicap') return shortLabel(speech, named);
  if (columnOf(kind) === 'winner' && (side === 'home' || side === 'away')) return named[side][language];
  if (side === 'yes' || side === 'no') return t(side);
  return kind === 'correct-score' && side !== 'other' ? side.replace('-', '–') : pickName(speech, named);
}

/** `2nd half`, `Set 3`. */
export function periodName({ t }: Speech, { period, sport }: Pick<MatchView, 'period' | 'sport'>): string {
  const [, kind = '', n = ''] = /^([a-z]+?)(\d*)$/.exec(period) ?? [];
  switch (kind) {
    case 'h':
      return t(n === '1' ? 'period_h1' : 'period_h2');
    case 'ht':
    case 'ft':
      return t(`period_${kind}`);
    case 'map':
      return t(sport === 'moba' ? 'period_game' : 'period_map', { n });
    case 'q':
    case 'set':
    case 'round':
      return t(`period_${kind}`, { n });
    default:
      return '';
  }
}

const PARTS: Readonly<Record<SportId, SportsKey>> = {
  football: 'part_h',
  basketball: 'part_q',
  tennis: 'part_set',
  badminton: 'part_set',
  volleyball: 'part_set',
  muayThai: 'part_round',
  shooter: 'part_map',
  moba: 'part_game',
};
export const partName = ({ t }: Speech, sport: SportId, at: number): string => t(PARTS[sport], { n: at + 1 });

/** `19:42`, as the player's clock shows it. */
export const hourText = (at: number): string => new Date(at).toTimeString().slice(0, 5);

const dayOf = (at: number): string => new Date(at).toDateString();
const DAY_MS = 86_400_000;
const SOON_MS = 15 * 60_000;

export const isToday = (at: number, now: number): boolean => dayOf(at) === dayOf(now);
export const isTomorrow = (at: number, now: number): boolean => dayOf(at) === dayOf(now + DAY_MS);

/** `today`, `tomorrow`, or minutes left shortly before the start. */
export function whenText({ t }: Speech, startsAt: number, now: number): string {
  const left = startsAt - now;
  if (left > 0 && left <= SOON_MS) return t('starts_soon', { minutes: Math.ceil(left / 60_000) });
  if (isToday(startsAt, now)) return t('today');
  return isTomorrow(startsAt, now) ? t('tomorrow') : new Date(startsAt).toLocaleDateString('en-GB');
}

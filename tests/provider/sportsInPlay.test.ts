import { describe, expect, it } from 'vitest';
import { notStarted, type SportId, type Status } from '../../provider/engines/sports/sport.ts';
import { createPrices } from '../../provider/sports/createPrices.ts';
import { betInPlay, rowAt } from './sportsBettor.ts';
import { formOf, SPORTS, season } from './sportsTally.ts';

const EVERY: Partial<Record<SportId, number>> = { football: 31_310, basketball: 43_370 };

describe('who knows the state of a match in play', () => {
  it.each(SPORTS)('of %s gets no more than the ticket says, whenever the bet is placed', (sport) => {
    const { accepted, wrong } = betInPlay({ sport, label: 'bettor', matches: 1, every: EVERY[sport] ?? 41_310 });
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(20);
  });
});

const ATTACK_MS = 3_900;
const QUARTER_MS = 46 * ATTACK_MS;
const HALF_TIME = 2 * QUARTER_MS + 15_000;
const ROUND_5 = 4 * 120_000;

const live = (period: string, more: Partial<Status> = {}): Status => ({
  ...notStarted,
  state: 'live',
  period,
  ...more,
});

function oddsAt(sport: SportId, ms: number, status: Status, selection: string): number | null {
  const match = season(1).find((one) => one.sport === sport);
  if (match === undefined) throw new Error(`no ${sport}`);
  const form = formOf(sport);
  const row = rowAt({ ...match, form }, [{ at: ms - (ms % 10_000), kind: 'period', side: null, status }], ms);
  return createPrices({ now: () => match.startsAt + ms }).odds(row, `${match.id}:${selection}`);
}

describe('bets close before the period ends that decides them', () => {
  const q2 = live('q2', {
    score: [50, 50],
    parts: [
      [25, 25],
      [25, 25],
    ],
  });
  const h1 = live('h1');
  const round5 = live('round5', {
    score: [2, 2],
    parts: [
      [10, 9],
      [9, 10],
      [10, 9],
      [9, 10],
    ],
  });
  const map1 = (home: number) => live('map1', { parts: [[home, 10]] });

  it.each<[string, SportId, number, Status, string, boolean]>([
    ['the first half of basketball', 'basketball', HALF_TIME - 12 * ATTACK_MS - 1, q2, 'total-half:110.5:over', true],
    ['the first half of basketball', 'basketball', HALF_TIME - 12 * ATTACK_MS, q2, 'total-half:107.5:over', false],
    ['the match, at half-time of basketball', 'basketball', HALF_TIME - 1, q2, 'total:204.5:over', true],
    ['the first half of football', 'football', 319_999, h1, '1x2-half:home', true],
    ['the first half of football', 'football', 320_000, h1, '1x2-half:home', false],
    ['the match, at half-time of football', 'football', 359_999, h1, '1x2:home', true],
    ['the last round of Muay Thai', 'muayThai', ROUND_5 + 84_999, round5, 'winner:home', true],
    ['the last round of Muay Thai', 'muayThai', ROUND_5 + 85_000, round5, 'winner:home', false],
    ['a map of the shooter', 'shooter', 300_000, map1(11), 'map-winner:1:home', true],
    ['a map of the shooter', 'shooter', 300_000, map1(12), 'map-winner:1:home', false],
    ['the next map of the shooter', 'shooter', 300_000, map1(12), 'map-winner:2:home', true],
    ['the match, in a map of the shooter', 'shooter', 300_000, map1(12), 'winner:home', true],
  ])('%s (%s, %i ms)', (_, sport, ms, status, selection, isOpen) => {
    expect(oddsAt(sport, ms, status, selection) !== null).toBe(isOpen);
  });
});

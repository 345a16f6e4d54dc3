import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../provider/engines/sports/models.ts';
import { quoteMatch } from '../../provider/engines/sports/quotes.ts';
import { leagues, matchesBetween } from '../../provider/engines/sports/season/fixtures.ts';
import { type BoutForm, type Form, notStarted, type Status } from '../../provider/engines/sports/sport.ts';
import { betInPlay } from './sportsBettor.ts';
import {
  beyond4Sigma,
  formOf,
  playMatch,
  resultAt,
  SEASON_FROM,
  SPORTS,
  season,
  tally,
  timesOf,
} from './sportsTally.ts';

const DAY = 86_400_000;

describe('[GAME-03] [GAME-04] the season', () => {
  it('has six sports and two esports, and every team of a league plays once in a round', () => {
    expect([...new Set(leagues.map(({ sport }) => sport))].toSorted()).toEqual([...SPORTS].toSorted());
    for (const league of leagues) {
      const { teams, everyMs, offsetMs } = league;
      const from = offsetMs + everyMs * teams.length * (teams.length - 1);
      const round = matchesBetween(league, from, from + (everyMs * teams.length) / 2);
      const playing = round.flatMap(({ home, away }) => [home.id, away.id]);
      expect(playing.toSorted()).toEqual(teams.map((team) => team.id).toSorted());
    }
  });

  it('knows 60 to 110 matches at any time, and seven to twelve are played at the same time', () => {
    const at = SEASON_FROM + DAY;
    const known = leagues.flatMap((league) => matchesBetween(league, at, at + league.aheadMs));
    expect(known.length).toBeGreaterThanOrEqual(60);
    expect(known.length).toBeLessThanOrEqual(110);
    const ends = season(1).map(({ form, id }) => playMatch(form, id).find(({ kind }) => kind === 'end')?.at ?? 0);
    const live = ends.reduce((sum, length) => sum + length, 0) / DAY;
    expect(live).toBeGreaterThan(7);
    expect(live).toBeLessThan(12);
  }, 60_000);

  it('gives every team a name in Thai, a colour, and three letters of its own', () => {
    for (const { teams } of leagues) {
      expect(teams.filter(({ name }) => !/[\u0e00-\u0e7f]/.test(name.TH))).toEqual([]);
      expect(teams.filter(({ colour }) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
      expect(teams.filter(({ short }) => !/^[A-Z0-9]{3}$/.test(short))).toEqual([]);
      expect(new Set(teams.map(({ short }) => short)).size).toBe(teams.length);
    }
  });
});

describe('odds', () => {
  it.each(SPORTS)(
    'of %s return 90 to 99 per cent on every side, before and during matches',
    (sport) => {
      let markets = 0;
      for (const { form, id } of season(2)
        .filter((match) => match.sport === sport)
        .slice(0, 8)) {
        const live = playMatch(form, id).filter(({ status }) => status.state === 'live');
        const some = live.filter((_, at) => at % Math.ceil(live.length / 6) === 0);
        for (const { status, at } of [{ status: notStarted, at: 0 }, ...some]) {
          for (const { quotes } of quoteMatch(form, status, at)) {
            markets += 1;
            const wrong = quotes.filter(
              ({ returns, odds }) => returns < 0.9 || returns > 0.99 || odds < 101 || odds > 20_000,
            );
            expect(wrong).toEqual([]);
          }
        }
      }
      expect(markets).toBeGreaterThan(50);
    },
    60_000,
  );

  it('of football return exactly what they say, counted over every score', () => {
    const form: Form = { type: 'goals', rate: [1.6, 1.1] };
    const markets = quoteMatch(form, notStarted, 0);
    expect(markets.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['1x2', 'handicap', 'total', 'correct-score']),
    );
    for (const market of markets) {
      const scores = outcomesOf(form, market, notStarted, 0);
      for (const { side, odds, returns } of market.quotes) {
        const counted = scores.reduce((sum, { score, p }) => {
          const status: Status = { ...notStarted, state: 'ended', score, regular: score, half: score };
          const result = resultAt(form, market, side, { at: 0, kind: 'end', side: null, status });
          return sum + p * timesOf(result, odds);
        }, 0);
        expect(returns).toBeCloseTo(counted, 12);
      }
    }
  });

  it('of football follow from Poisson: P(0-0) = e^-2.7, P(over 2.5) = 1 - e^-2.7 (1 + 2.7 + 2.7²/2)', () => {
    const scores = outcomesOf({ type: 'goals', rate: [1.6, 1.1] }, { kind: '1x2', map: null }, notStarted, 0);
    const chance = (of: (goals: number) => boolean): number =>
      scores.filter(({ score: [h, a] }) => of(h + a)).reduce((sum, { p }) => sum + p, 0);
    expect(chance((goals) => goals === 0)).toBeCloseTo(0.067206, 6);
    expect(chance((goals) => goals > 2)).toBeCloseTo(1 - Math.exp(-2.7) * (1 + 2.7 + 2.7 ** 2 / 2), 9);
    expect(chance(() => true)).toBeCloseTo(1, 9);
  });

  it('of badminton follow from the rallies: at 29-29 the set is a single one', () => {
    const form: Form = {
      ...{ type: 'races', name: 'set', sets: 2, target: 21, lastTarget: 21, lead: 2, cap: 30 },
      ...{ rally: [0.6, 0.6], serves: false, rallyMs: 7_000 },
    };
    const status: Status = {
      ...notStarted,
      state: 'live',
      period: 'set3',
      score: [1, 1],
      parts: [
        [21, 9],
        [9, 21],
        [29, 29],
      ],
    };
    expect(outcomesOf(form, { kind: 'winner', map: null }, status, 1)).toEqual([
      { score: [2, 1], p: 0.6 },
      { score: [1, 2], p: 0.4 },
    ]);
  });

  it('of basketball know who attacks last: home leads by one, the last attack of away is left', () => {
    const form: Form = { type: 'points', two: [0.4, 0.4], three: [0.1, 0.1] };
    const status: Status = {
      ...notStarted,
      state: 'live',
      period: 'q4',
      score: [90, 89],
      parts: [[90, 89]],
      half: [45, 45],
    };
    const at = 3 * (46 * 3_900 + 15_000) + 45 * 3_900;
    const margins = outcomesOf(form, { kind: 'handicap', map: null }, status, at).map(({ score: [h, a], p }) => [
      h - a,
      p,
    ]);
    expect(margins.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))).toEqual([
      [-2, 0.1],
      [-1, 0.4],
      [1, 0.5],
    ]);
  });

  it('of basketball play overtime until somebody wins: home always scores, away never', () => {
    const form: Form = { type: 'points', two: [1, 0], three: [0, 0] };
    const tied = { ...notStarted, state: 'live', period: 'q4', score: [90, 90], half: [45, 45] } as const;
    const end = 4 * 46 * 3_900 + 3 * 15_000;
    expect(outcomesOf(form, { kind: 'winner', map: null }, tied, end)).toEqual([
      { score: [1, 0], p: 1 },
      { score: [0, 1], p: 0 },
    ]);
  });

  it('of tennis change the service with every game and set: at 6-6, who serves wins the first and the third', () => {
    const form: Form = {
      ...{ type: 'races', name: 'set', sets: 2, target: 6, lastTarget: 6, lead: 2, cap: 7 },
      ...{ rally: [1, 0], serves: true, rallyMs: 25_000 },
    };
    const status = { ...notStarted, state: 'live', period: 'set1', parts: [[6, 6]] } as const;
    const finals = outcomesOf(form, { kind: 'winner', map: null }, status, 1).filter(({ p }) => p > 0);
    expect(finals).toEqual([{ score: [2, 1], p: 1 }]);
  });

  it('of Muay Thai: in the last round the level bout is a draw if it is even, as seen in the break before it', () => {
    const form: BoutForm = { type: 'bout', knockOut: [0.1, 0.1], round: [0.4, 0.4] };
    const parts = [
      [10, 9],
      [9, 10],
      [10, 10],
      [10, 10],
    ] as const;
    const status: Status = { ...notStarted, state: 'live', period: 'round4', score: [1, 1], parts };
    const chances = new Map<string, number>();
    for (const { score, p } of outcomesOf(form, { kind: 'winner', map: null }, status, 479_999)) {
      chances.set(score.join('-'), (chances.get(score.join('-')) ?? 0) + p);
    }
    expect(chances.get('0-0')).toBeCloseTo(0.8 * 0.2, 12);
    expect(chances.get('1-0')).toBeCloseTo(0.1 + 0.8 * 0.4, 12);
    // Once the round has begun without a tense moment, no knock-out comes in its first four seconds.
    const begun = outcomesOf(form, { kind: 'winner', map: null }, { ...status, period: 'round5' }, 480_000);
    const goes = 0.8 / (1 - 0.2 * 0.04);
    const draw = begun.filter(({ score: [home, away] }) => home === away).reduce((sum, { p }) => sum + p, 0);
    expect(draw).toBeCloseTo(goes * 0.2, 12);
  });
});

describe('who knows the state of a match in play', () => {
  it.each(SPORTS)(
    'of %s gets no more than the ticket says in 20 matches, whenever the bet is placed',
    (sport) => {
      const { accepted, wrong } = betInPlay({ sport, label: 'long bettor', matches: 20, every: 31_310 });
      expect(wrong).toEqual([]);
      expect(accepted).toBeGreaterThan(500);
    },
    300_000,
  );
});

describe('simulated matches', () => {
  it.each(SPORTS)(
    'of %s: 2,500 give every bet placed before them its return, within 4 sigma',
    (sport) => {
      const tallies = tally(formOf(sport), `${sport} before`, 2_500, 0);
      expect(tallies.size).toBeGreaterThan(3);
      expect(beyond4Sigma(tallies)).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['football', 200_000],
    ['football', 385_000],
    ['muayThai', 170_000],
    ['moba', 200_000],
    ['basketball', 120_000],
    ['basketball', 500_000],
    ['tennis', 150_000],
  ] as const)(
    'of %s: 6,000 give every bet placed after %s ms its return, within 4 sigma',
    (sport, from) => {
      const tallies = tally(formOf(sport), `${sport} ${from}`, 6_000, from);
      expect([...tallies.values()].some(({ bets }) => bets > 400)).toBe(true);
      expect(beyond4Sigma(tallies)).toEqual([]);
    },
    120_000,
  );
});

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { combinedOdds, factorOf, payoutOf } from '../../provider/engines/sports/factor.ts';
import { type MarketKind, type Result, resultOf } from '../../provider/engines/sports/market.ts';
import { replayMatch } from '../../provider/engines/sports/replayMatch.ts';
import { slipPayout } from '../../provider/engines/sports/slip.ts';
import type { Form, Happening, Score } from '../../provider/engines/sports/sport.ts';

describe('the result of a bet', () => {
  it.each<[MarketKind, number | null, string, Score, Result]>([
    ['1x2', null, 'home', [2, 1], 'won'],
    ['1x2', null, 'draw', [1, 1], 'won'],
    ['1x2', null, 'away', [1, 1], 'lost'],
    ['handicap', -0.5, 'home', [1, 0], 'won'],
    ['handicap', -0.5, 'away', [1, 1], 'won'],
    ['handicap', -1, 'home', [2, 1], 'void'],
    ['handicap', -0.75, 'home', [2, 1], 'half-won'],
    ['handicap', -0.75, 'away', [2, 1], 'half-lost'],
    ['handicap', -0.25, 'home', [0, 0], 'half-lost'],
    ['handicap', -0.25, 'away', [0, 0], 'half-won'],
    ['handicap', 1.25, 'home', [0, 1], 'half-won'],
    ['handicap', 1.25, 'home', [0, 2], 'lost'],
    ['total', 2.5, 'over', [2, 1], 'won'],
    ['total', 2.25, 'over', [1, 1], 'half-lost'],
    ['total', 2.25, 'under', [1, 1], 'half-won'],
    ['total', 2.75, 'over', [2, 1], 'half-won'],
    ['total', 3, 'under', [2, 1], 'void'],
    ['both-score', null, 'yes', [3, 1], 'won'],
    ['both-score', null, 'no', [3, 0], 'won'],
    ['correct-score', null, '2-1', [2, 1], 'won'],
    ['correct-score', null, 'other', [5, 0], 'won'],
    ['correct-score', null, 'other', [4, 4], 'lost'],
    ['double-chance', null, '1x', [0, 0], 'won'],
    ['double-chance', null, '12', [0, 0], 'lost'],
    ['double-chance', null, 'x2', [0, 1], 'won'],
    ['winner', null, 'home', [1, 1], 'void'],
    ['winner', null, 'away', [0, 0], 'void'],
    ['set-handicap', -1.5, 'home', [2, 1], 'lost'],
    ['map-total', 21.5, 'over', [13, 9], 'won'],
  ])('%s %s %s at %s is %s', (kind, line, side, score, result) => {
    expect(resultOf({ kind, line }, side, score)).toBe(result);
  });

  it.each<[Result, number, number]>([
    ['won', 192, 1.92],
    ['half-won', 192, 1.46],
    ['void', 192, 1],
    ['half-lost', 192, 0.5],
    ['dead-heat', 192, 0.96],
    ['lost', 192, 0],
  ])('%s at odds %s returns %s', (result, odds, times) => {
    const { numerator, denominator } = factorOf(result, odds);
    expect(Number(numerator) / Number(denominator)).toBe(times);
  });
});

describe('the payout of a slip of P 10', () => {
  const won = (odds: number) => ({ result: 'won' as const, odds });

  it('is 157.575 with 2.0 half won, 2.2, 1.91 and 2.5', () => {
    expect(payoutOf(100_000, [{ result: 'half-won', odds: 200 }, won(220), won(191), won(250)])).toBe(1_575_750);
  });

  it('is 11.9375 with two legs half lost, 1.91 and 2.5', () => {
    const half = { result: 'half-lost' as const, odds: 210 };
    expect(payoutOf(100_000, [half, half, won(191), won(250)])).toBe(119_375);
  });

  it('is the stake with all legs void', () => {
    expect(
      payoutOf(100_000, [
        { result: 'void', odds: 300 },
        { result: 'void', odds: 150 },
      ]),
    ).toBe(100_000);
  });

  it('is rounded down once, to 1/10,000 P', () => {
    expect(payoutOf(10_001, [won(133), won(133), won(133)])).toBe(23_528);
    expect(combinedOdds([133, 133, 133])).toBe(235);
  });

  it('is known with the first lost leg, and otherwise with the last one', () => {
    expect(slipPayout(100_000, [200, 200], ['lost', 'pending'])).toBe(0);
    expect(slipPayout(100_000, [200, 200], ['won', 'pending'])).toBeNull();
    expect(slipPayout(100_000, [200, 200], ['won', 'won'])).toBe(400_000);
  });
});

const football: Form = { type: 'goals', rate: [1.6, 1.1] };
const play = (form: Form, seed: string): readonly Happening[] =>
  drawNow(replayMatch(form), { serverSeed: seed, clientSeed: 'siam-1', nonce: 1 });

describe('a simulated match', () => {
  it('is the same for anybody who has its seed', () => {
    const seed = createHash('sha256').update('the match').digest('hex');
    const told = play(football, seed)
      .filter(({ kind }) => ['start', 'goal', 'period', 'end'].includes(kind))
      .map(({ at, kind, side, status }) => [at, kind, side, status.score.join('-')]);
    expect(told).toEqual([
      [0, 'start', null, '0-0'],
      [161_055, 'goal', 'away', '0-1'],
      [281_509, 'goal', 'home', '1-1'],
      [360_000, 'period', null, '1-1'],
      [390_000, 'period', null, '1-1'],
      [619_441, 'goal', 'home', '2-1'],
      [750_000, 'end', null, '2-1'],
    ]);
  });

  it('has its goals where HMAC-SHA256 puts them: 0.6243 is one goal at a mean of 0.8, 0.7820 of six minutes', () => {
    const seed = createHash('sha256').update('the match').digest('hex');
    const block = createHmac('sha256', seed).update('siam-1:1:0').digest();
    const [home = 0, when = 0] = [block.readUInt32BE(8) / 2 ** 32, block.readUInt32BE(12) / 2 ** 32];
    const none = Math.exp(-0.8);
    expect(home > none && home < none + 0.8 * none).toBe(true);
    const [goal] = play(football, seed).filter(({ kind, side }) => kind === 'goal' && side === 'home');
    expect(goal?.at).toBe(Math.floor(when * 360_000));
  });

  it('lasts twelve and a half minutes in football, with a break', () => {
    const { at, status } = play(football, 'x').find(({ kind }) => kind === 'end') ?? {};
    expect([at, status?.state, status?.period]).toEqual([750_000, 'ended', 'ft']);
  });

  it('is tense for four seconds before every goal, and for eight after it', () => {
    for (let each = 0; each < 300; each += 1) {
      const happenings = play(football, `tense ${each}`);
      const goals = happenings.filter(({ kind, status }) => kind === 'goal' && status.state === 'live');
      for (const { at, status } of goals) {
        const half = at <= 360_000 ? [0, 360_000] : [390_000, 750_000];
        const before = happenings.filter((one) => one.at <= Math.max(half[0] ?? 0, at - 4_000)).at(-1);
        const after = happenings.filter((one) => one.at < Math.min(half[1] ?? 0, at + 8_000)).at(-1);
        expect([before?.status.isTense, status.isTense, after?.status.isTense]).toEqual([true, true, true]);
      }
    }
  });

  it.each<[string, Form, (score: Score) => boolean]>([
    [
      'tennis: two sets of six games, by two or 7-6',
      {
        ...{ type: 'races', name: 'set', sets: 2, target: 6, lastTarget: 6, lead: 2, cap: 7 },
        ...{ rally: [0.7, 0.35], serves: true, rallyMs: 1_000 },
      },
      ([a, b]) => (a === 6 && b <= 4) || (a === 7 && b >= 5 && b <= 6),
    ],
    [
      'badminton: two sets of 21, by two, 30 at most',
      {
        ...{ type: 'races', name: 'set', sets: 2, target: 21, lastTarget: 21, lead: 2, cap: 30 },
        ...{ rally: [0.5, 0.5], serves: false, rallyMs: 1_000 },
      },
      ([a, b]) => (a === 21 && b <= 19) || (a > 21 && a <= 30 && a - b === 2) || (a === 30 && b === 29),
    ],
    [
      'a shooter: two maps of 13 rounds, by two',
      {
        ...{ type: 'races', name: 'map', sets: 2, target: 13, lastTarget: 13, lead: 2, cap: null },
        ...{ rally: [0.5, 0.5], serves: false, rallyMs: 1_000 },
      },
      ([a, b]) => (a === 13 && b <= 11) || (a > 13 && a - b === 2),
    ],
  ])('keeps the rules of %s', (_, form, isSet) => {
    for (let each = 0; each < 100; each += 1) {
      const end = play(form, `race ${each}`).find(({ kind }) => kind === 'end');
      if (end === undefined) continue;
      const { score, parts, winner } = end.status;
      expect(parts.every(([a, b]) => isSet(a > b ? [a, b] : [b, a]))).toBe(true);
      expect(parts.filter(([a, b]) => a > b)).toHaveLength(score[0]);
      expect([Math.max(...score), winner]).toEqual([2, score[0] === 2 ? 'home' : 'away']);
    }
  });

  it('in volleyball has a fifth set of fifteen', () => {
    const form: Form = {
      ...{ type: 'races', name: 'set', sets: 3, target: 25, lastTarget: 15, lead: 2, cap: null },
      ...{ rally: [0.5, 0.5], serves: false, rallyMs: 1_000 },
    };
    const fifths = Array.from({ length: 100 }, (_, at) => play(form, `volley ${at}`).at(-1)?.status.parts[4]);
    const played = fifths.filter((part) => part !== undefined);
    expect(played.length).toBeGreaterThan(10);
    expect(played.every(([a, b]) => Math.max(a, b) >= 15 && Math.abs(a - b) >= 2)).toBe(true);
    expect(Math.min(...played.map(([a, b]) => Math.max(a, b)))).toBe(15);
  });

  it('now and then is postponed, delayed or abandoned, and a goal is given after the end', () => {
    const kinds = Array.from({ length: 3_000 }, (_, at) => play(football, `odd ${at}`)).flatMap((happenings) =>
      happenings.map(({ kind }) => kind),
    );
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    for (const kind of ['postponed', 'delayed', 'abandoned']) {
      expect(count(kind)).toBeGreaterThan(1);
      expect(count(kind)).toBeLessThan(70);
    }
    expect(count('correction')).toBe(count('disallowed'));
    expect(count('correction')).toBeGreaterThan(20);
  });
});

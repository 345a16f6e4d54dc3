import { afterEach, describe, expect, it } from 'vitest';
import { outcomesOf } from '../../provider/engines/sports/models.ts';
import { quoteMatch } from '../../provider/engines/sports/quotes.ts';
import { leagueOf } from '../../provider/engines/sports/season/fixtures.ts';
import { type BoutForm, notStarted, type Score } from '../../provider/engines/sports/sport.ts';
import type { Fixture } from '../../provider/sports/feed.ts';
import { live, NOON, P, startBook } from './sportsPlaying.ts';

type Book = Awaited<ReturnType<typeof startBook>>;
const books: Book[] = [];
afterEach(async () => {
  for (const book of books.splice(0)) await book.stop();
});

const form: BoutForm = { type: 'bout', knockOut: [0.05, 0.04], round: [0.5, 0.4] };
const START = NOON + 3_600_000;
const END = START + 580_000;

async function start() {
  const [home, away] = leagueOf('riverside').teams;
  if (home === undefined || away === undefined) throw new Error('a league has teams');
  const bout: Fixture = {
    ...{ id: 'b1', sport: 'muayThai', league: 'riverside', home, away, startsAt: START },
    ...{ form, commitment: 'c' },
  };
  const book = await startBook({}, [bout]);
  books.push(book);
  return book;
}

/** Five scored rounds, as many won by home and by away as said. */
function fight({ script, clock }: Book, [home, away]: Score) {
  const parts = Array.from(
    { length: 5 },
    (_, at): Score => (at < home ? [10, 9] : at < home + away ? [9, 10] : [10, 10]),
  );
  const winner = home === away ? 'draw' : home > away ? 'home' : 'away';
  script.happen('b1', START, 'start', { ...live, period: 'round1', parts: [] });
  script.happen('b1', END, 'end', { ...{ state: 'ended', period: 'ft', score: [home, away], parts, winner } });
  clock.at = END;
}

describe('a bet on the winner of a bout', () => {
  it.each<[Score, string, string, number, string, string]>([
    [[2, 2], 'home', 'void', 1_000_000, 'void', 'win'],
    [[2, 2], 'away', 'void', 1_000_000, 'void', 'win'],
    [[0, 0], 'home', 'void', 1_000_000, 'void', 'win'],
    [[3, 2], 'home', 'won', 1_620_000, 'won', 'win'],
    [[3, 2], 'away', 'lost', 0, 'lost', 'finishRound'],
    [[1, 2], 'away', 'won', 2_310_000, 'won', 'win'],
  ])('at %s, on %s: %s, P %s', async (score, side, state, payout, result, last) => {
    const book = await start();
    const player = await book.sit();
    const { body } = await player.place([`b1:winner:${side}`]);
    const [slip] = body.slips;
    expect(slip?.odds).toBe(side === 'home' ? 162 : 231);
    fight(book, score);
    const settled = await book.until(player, slip?.id ?? '', state as 'won');
    expect([settled.payout, settled.legs[0]?.result, settled.stake]).toEqual([payout, result, 100 * P]);
    await expect.poll(() => book.callsOf(slip?.id ?? '')).toEqual(['bet', last]);
  });

  it('counts as odds 1.00 in an accumulator after a draw, and over 4.5 rounds has won', async () => {
    const book = await start();
    const player = await book.sit();
    const both = (await player.place(['b1:winner:home', 'm1:1x2:home'])).body.slips[0]?.id ?? '';
    const rounds = (await player.place(['b1:total:4.5:over'])).body.slips[0];
    fight(book, [2, 2]);
    book.script.happen('m1', START, 'start', live);
    book.script.happen('m1', END, 'end', {
      state: 'ended',
      period: 'ft',
      score: [1, 0],
      half: [1, 0],
      regular: [1, 0],
    });
    expect((await book.until(player, both, 'won')).payout).toBe(1_930_000);
    expect((await book.until(player, rounds?.id ?? '', 'won')).payout).toBe((rounds?.odds ?? 0) * P);
  });
});

describe('the odds on the winner of a bout', () => {
  it('are those of a bout without the draw: 95.5 % of a bet that is decided', () => {
    const chances = { home: 0, away: 0, draw: 0 };
    for (const {
      score: [home, away],
      p,
    } of outcomesOf(form, { kind: 'winner', map: null }, notStarted, 0))
      chances[home === away ? 'draw' : home > away ? 'home' : 'away'] += p;
    const decided = chances.home + chances.away;
    const quotes = quoteMatch(form, notStarted, 0).find(({ kind }) => kind === 'winner')?.quotes ?? [];
    expect(quotes.map(({ side, odds }) => [side, odds])).toEqual([
      ['home', Math.floor((95.5 * decided) / chances.home)],
      ['away', Math.floor((95.5 * decided) / chances.away)],
    ]);
    for (const { side, odds, returns } of quotes) {
      const won = chances[side === 'home' ? 'home' : 'away'];
      expect(returns).toBeCloseTo((won * odds) / 100 + chances.draw, 12);
      expect((won * odds) / 100 / decided).toBeLessThanOrEqual(0.955);
      expect((won * odds) / 100 / decided).toBeGreaterThan(0.945);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { pokDeng } from '../../provider/engines/board/pokDeng.ts';
import { hundredthsOf } from '../../provider/engines/board/pokDengPay.ts';
import type { Ratio } from '../../provider/engines/ratio.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { SIMPLE } from '../../provider/page/boards/pokDeng/words.ts';
import { countStarts, type Ends, type Start } from './enumeratePokDeng.ts';
import { decimal, reduced } from './enumerateSlot.ts';

const STAKE = 1_000_000;
const seedsAt = (nonce: number) => ({
  serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
  clientSeed: 'lamyai88-market',
  nonce,
});
type Mode = 'single' | 'deng';
type Move = { readonly draw: true } | { readonly stand: true };
const STAND: Move = { stand: true };
const DRAW: Move = { draw: true };
const roundOf = (nonce: number, mode: Mode, moves: readonly Move[] = []) =>
  drawNow(pokDeng.play({ stake: STAKE, choice: { mode }, moves }), seedsAt(nonce));

/** What an end is worth, in hundredths of what one unit, or a stake, pays. */
const WORTH: Readonly<Record<Mode, Readonly<Record<number, number>>>> = {
  single: { 0: 100, 1: 195, 2: 195, 3: 195, 5: 195, 7: 0, 8: 0, 9: 0, 11: 0 },
  deng: { 0: 500, 1: 595, 2: 690, 3: 785, 5: 975, 7: 400, 8: 300, 9: 200, 11: 0 },
};
const duelIn = (end: number) =>
  end === 0
    ? ({ result: 'tie', deng: 1 } as const)
    : ({ result: end < 6 ? 'win' : 'loss', deng: end < 6 ? end : end - 6 } as const);
const worth = (mode: Mode, ends: Ends): number =>
  ends.reduce((sum, deals, end) => sum + deals * (WORTH[mode][end] ?? 0), 0);
const lowest = ({ numerator, denominator }: Ratio): Ratio => reduced(numerator, denominator);
/** Two cards each, and an ordered reserve each. */
const DEALS = 1_326n * 1_225n * 48n * 47n;
const starts = countStarts();
const draws = (mode: Mode, { draw, stand }: Start): boolean => worth(mode, draw) > worth(mode, stand);
const returnOf = (mode: Mode, isDrawn: (start: Start) => boolean) => {
  const paid = starts.reduce(
    (sum, start) =>
      sum +
      BigInt(start.weight) *
        (BigInt(worth(mode, start.atOnce)) + BigInt(worth(mode, isDrawn(start) ? start.draw : start.stand))),
    0n,
  );
  return { numerator: paid, denominator: DEALS * BigInt(WORTH[mode][0] ?? 0) };
};

describe('[GAME-06] the return of Pok Deng', () => {
  it('counts every deal of both hands once', () => {
    const all = (ends: Ends) => ends.reduce((sum, deals) => sum + deals, 0);
    const dealt = (ends: (start: Start) => Ends) =>
      starts.reduce((sum, start) => sum + start.weight * (all(start.atOnce) + all(ends(start))), 0);
    expect([dealt(({ stand }) => stand), dealt(({ draw }) => draw)]).toEqual([Number(DEALS), Number(DEALS)]);
  });

  it('pays each end what the table says', () => {
    for (const mode of ['single', 'deng'] as const)
      expect(
        Object.fromEntries(Object.keys(WORTH[mode]).map((end) => [end, hundredthsOf(mode, duelIn(Number(end)))])),
      ).toEqual(WORTH[mode]);
  });

  it('is that of best play, over every deal', () => {
    const counted = (['single', 'deng'] as const).map((mode) => ({
      id: mode,
      rtp: lowest(returnOf(mode, (start) => draws(mode, start))),
    }));
    expect(pokDeng.bets.map(({ id, rtp }) => ({ id, rtp: lowest(rtp) }))).toEqual(counted);
    expect(counted.map(({ rtp }) => decimal(rtp).toFixed(6))).toEqual(['0.980641', '0.995536']);
  });

  it('is even without commission for a player who draws as the banker does', () => {
    const even = starts.reduce((sum, start) => {
      const ends = start.points <= 4 ? start.draw : start.stand;
      const net = (all: Ends) =>
        all.reduce((total, deals, end) => total + (end === 0 ? 0 : end < 6 ? deals : -deals), 0);
      return sum + start.weight * (net(start.atOnce) + (start.points >= 8 ? 0 : net(ends)));
    }, 0);
    expect(even).toBe(0);
  });

  it('is nearly as high by the simple rule that the page gives', () => {
    const simple = (mode: Mode) => {
      const { numerator, denominator } = returnOf(mode, ({ points }) => points <= 4);
      return `${(Number((numerator * 10_000n) / denominator) / 100).toFixed(2)}%`;
    };
    const best = decimal(returnOf('deng', (start) => draws('deng', start)));
    const cost_deng = `${((1 - best) * 500).toFixed(2)}%`;
    expect(SIMPLE).toEqual({ simple_single: simple('single'), simple_deng: simple('deng'), cost_deng });
    expect(SIMPLE).toEqual({ simple_single: '97.73%', simple_deng: '99.40%', cost_deng: '2.23%' });
  });

  it('asks for a card on 4 or less, and on some fives', () => {
    const odd = (mode: Mode) =>
      starts
        .filter((start) => start.points < 8 && draws(mode, start) !== start.points <= 4)
        .map(({ ranks, isSuited }) => `${ranks.join('+')}${isSuited ? ' suited' : ''}`);
    const withFive = ['5+10', '5+11', '5+12', '5+13', '6+9', '7+8'];
    expect(odd('single')).toEqual(withFive.flatMap((two) => [`${two} suited`, two]));
    expect(odd('deng')).toEqual(['2+3', '5+10', '5+11', '5+12', '5+13', '6+9', '7+8 suited', '7+8']);
  });

  it.each(['single', 'deng'] as const)('is met by 30,000 rounds of best play, %s', (mode) => {
    const ROUNDS = 30_000;
    const best = new Map<string, boolean>(
      starts.map((start) => [`${start.ranks.join()} ${start.isSuited}`, draws(mode, start)] as const),
    );
    let [sum, squares] = [0, 0];
    for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
      const first = roundOf(nonce, mode);
      const two = first.view.player.toSorted((a, b) => a - b);
      const key = `${two.map((card) => Math.floor(card / 4) + 1).join()} ${new Set(two.map((card) => card % 4)).size === 1}`;
      const { payout } = first.isOver ? first : roundOf(nonce, mode, [best.get(key) ? DRAW : STAND]);
      const back = payout / STAKE;
      sum += back;
      squares += back * back;
    }
    const mean = sum / ROUNDS;
    const sigma = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    const declared = pokDeng.bets.find(({ id }) => id === mode);
    expect(declared).toBeDefined();
    expect(Math.abs(mean - (declared ? decimal(declared.rtp) : 0))).toBeLessThan(4 * sigma);
  });
});

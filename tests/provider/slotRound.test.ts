import { describe, expect, it } from 'vitest';
import { type Draw, drawBelow } from '../../provider/engines/rng/blocks.ts';
import { commitmentOf, drawInBrowser } from '../../provider/engines/rng/drawInBrowser.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { parSheets } from '../../provider/engines/slot/parSheets.ts';
import { roundOf, slotRound } from '../../provider/engines/slot/slotRound.ts';
import { lineWin } from '../../provider/engines/slot/spinReels.ts';

const seeds = {
  serverSeed: '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082',
  clientSeed: 'lamyai88-market',
  nonce: 1598,
};
const bet = { sheet: 'even-1', stake: 200_000 } as const;

/** Feeds a draw with given 32-bit numbers. */
function fed<T>(draw: Draw<T>, ...words: readonly number[]): T {
  const bytes = new Uint8Array(Math.ceil(words.length / 8) * 32);
  for (const [at, word] of words.entries()) new DataView(bytes.buffer).setUint32(at * 4, word);
  let step = draw.next();
  for (let from = 0; !step.done; from += 32) step = draw.next(bytes.subarray(from, from + 32));
  return step.value;
}

/** The word that stops a reel of 44 there. */
const at = (stop: number) => Math.ceil((stop * 4_294_967_292) / 44);

describe('the stream of chance', () => {
  it('is HMAC-SHA256 over client seed, nonce and block', () => {
    expect(drawNow(drawBelow([44, 44, 44, 44, 44], 0), seeds)).toEqual({
      values: [32, 2, 2, 16, 42],
      words: [0xbaf20fdd, 0x0fd2c171, 0x0e9301bb, 0x61102305, 0xf90d310a],
      nextCursor: 1,
    });
  });

  it('leaves out numbers that would favour a stop', () => {
    expect(fed(drawBelow([44, 44], 0), 4_294_967_292, 4_294_967_291, 4_294_967_295, 0)).toMatchObject({
      values: [43, 0],
      words: [4_294_967_291, 0],
    });
  });

  it('is the same in a browser', async () => {
    const { result, blocks } = await drawInBrowser(slotRound(bet), seeds);
    expect(result).toEqual(drawNow(slotRound(bet), seeds));
    expect(blocks).toHaveLength(result.spins.length);
    expect(await commitmentOf(seeds.serverSeed)).toBe(
      'a82771796240dd1835751e600bd62c14163cb3071b6e2c0a1c45024d9fc15ce2',
    );
  });
});

describe('a line', () => {
  const { pays } = parSheets['even-1'];

  it.each([
    ['three from the left', 'AAABC', { symbol: 'A', count: 3, times: 50 }],
    ['four with a wild', 'BWBBC', { symbol: 'B', count: 4, times: 140 }],
    ['five', 'GGGGG', { symbol: 'G', count: 5, times: 75 }],
    ['two', 'AABAA', null],
    ['none from the right', 'CBAAA', null],
    ['a scatter on the way', 'AASAA', null],
    ['wilds before a symbol', 'WWACC', { symbol: 'A', count: 3, times: 50 }],
    ['wilds alone', 'WWWWW', null],
  ])('pays for %s', (_, symbols, won) => {
    expect(lineWin([...symbols] as never, pays)).toEqual(won);
  });
});

describe('a round', () => {
  it('adds up its lines', () => {
    // Reels 1 to 5 show D F G, A C E, D F G, A C E, A C E.
    const { spins, payout } = fed(roundOf(parSheets['even-1'], 20), at(4), at(0), at(4), at(0), at(0));
    expect(spins.map(({ columns }) => columns)).toEqual([['DFG', 'ACE', 'DFG', 'ACE', 'ACE']]);
    expect(payout).toBe(0);
  });

  it('plays ten free spins for three scatters, doubled, and ten more for the next three', () => {
    // Stops 20 and 42 of the outer reels, 16 of the middle one and 35 of reels 2 and 4 show a scatter on top.
    const scatters = [at(20), at(35), at(16), at(0), at(0), 0, 0, 0];
    const nothing = [at(4), at(0), at(4), at(0), at(0), 0, 0, 0];
    const spins = [scatters, ...Array(4).fill(nothing), scatters, ...Array(15).fill(nothing)].flat();
    const outcome = fed(roundOf(parSheets['even-1'], 20), ...spins);
    expect(outcome.spins).toHaveLength(21);
    expect(outcome.spins.map(({ free, awarded }) => `${free ? 'free' : 'paid'} ${awarded}`)).toEqual([
      'paid 10',
      ...Array(4).fill('free 0'),
      'free 10',
      ...Array(15).fill('free 0'),
    ]);
  });

  it('is worth the same whoever plays it, and other seeds give another one', () => {
    const play = (nonce: number) => drawNow(slotRound(bet), { ...seeds, nonce });
    const players = ['somchai', 'malee', 'agent1'];
    const results = players.map(() => [1, 2, 3].map(play));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(play(1)).not.toEqual(play(2));
  });
});

import { describe, expect, it } from 'vitest';
import { type FlipMove, flip, type Side } from '../../provider/engines/board/flip.ts';
import { IllegalMove } from '../../provider/engines/board/rules.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';
import { reduced } from './enumerateSlot.ts';

const serverSeed = '6ed872b8ffdd6dede4e53f3a5ba6ff48357f726e91583a656749faac26333082';
const play = (side: Side, moves: readonly FlipMove[], nonce = 1, stake = 200_000) =>
  drawNow(flip.play({ stake, choice: { side }, moves }), { serverSeed, clientSeed: 'lamyai88', nonce });
const cashOut: FlipMove = { cashOut: true };
const doubles = (count: number): readonly FlipMove[] =>
  Array.from({ length: count }, () => ({ double: true }) as const);

/** The first round in which so many flips in a row come heads, and then one tails unless the round is over. */
function roundOf(heads: number): number {
  for (let nonce = 0; ; nonce += 1) {
    let come = 0;
    while (come < 11 && play('heads', doubles(come), nonce).payout > 0) come += 1;
    if (come === heads) return nonce;
  }
}

describe('[GAME-11] the returns of the coin', () => {
  it('are 98 % for every number of flips, by all the ways that a coin can fall', () => {
    expect(flip.bets).toHaveLength(11);
    for (const [at, { id, rtp }] of flip.bets.entries()) {
      const flips = at + 1;
      let paid = 0n;
      for (let fall = 0; fall < 2 ** flips; fall += 1) if (fall === 0) paid += 196n << BigInt(flips - 1);
      expect([id, reduced(rtp.numerator, rtp.denominator)]).toEqual([
        String(flips),
        reduced(paid, 100n * BigInt(2 ** flips)),
      ]);
      expect(reduced(rtp.numerator, rtp.denominator)).toEqual({ numerator: 49n, denominator: 50n });
    }
  });

  it.each([1, 2, 4])('come out in 20,000 rounds of %i flips', (flips) => {
    const rounds = 20_000;
    const [chance, multiplier] = [0.5 ** flips, 1.96 * 2 ** (flips - 1)];
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      let round = play('tails', [], nonce, 100);
      for (let count = 1; count < flips && !round.isOver; count += 1) round = play('tails', doubles(count), nonce, 100);
      paid += round.payout / 100;
    }
    const sigma = multiplier * Math.sqrt((chance * (1 - chance)) / rounds);
    expect(Math.abs(paid / rounds - 0.98)).toBeLessThan(4 * sigma);
  });
});

describe('a round of the coin', () => {
  it('pays 1.96× for the side that was called, and waits for the player', () => {
    const nonce = roundOf(1);
    expect(play('heads', [], nonce)).toEqual({
      ...{ view: { faces: ['heads'], multiplier: 196, end: null }, payout: 392_000, isOver: false },
    });
    expect(play('tails', [], nonce)).toEqual({
      ...{ view: { faces: ['heads'], multiplier: 0, end: 'wrong' }, payout: 0, isOver: true },
    });
  });

  it('doubles with every further flip, and pays what was reached when cashed out', () => {
    const nonce = roundOf(4);
    expect([0, 1, 2, 3].map((count) => play('heads', doubles(count), nonce).payout)).toEqual([
      ...[392_000, 784_000, 1_568_000, 3_136_000],
    ]);
    expect(play('heads', [...doubles(2), cashOut], nonce)).toEqual({
      ...{
        view: { faces: ['heads', 'heads', 'heads'], multiplier: 784, end: 'cashed' },
        payout: 1_568_000,
        isOver: true,
      },
    });
    expect(play('heads', doubles(4), nonce)).toMatchObject({ payout: 0, isOver: true, view: { end: 'wrong' } });
  });

  it('ends by itself after ten doubles, at 2,007.04×', () => {
    const round = play('heads', doubles(10), roundOf(11));
    expect(round).toMatchObject({ payout: 401_408_000, isOver: true, view: { multiplier: 200_704, end: 'top' } });
  });

  it('shows no flip before its time, and the same flips with the same seeds whatever is called', () => {
    const nonce = roundOf(3);
    expect([0, 1, 2].map((count) => play('heads', doubles(count), nonce).view.faces.length)).toEqual([1, 2, 3]);
    expect(play('heads', doubles(2), nonce)).toEqual(play('heads', doubles(2), nonce));
    expect(play('tails', [], nonce).view.faces).toEqual(play('heads', [], nonce).view.faces);
  });

  it('refuses every move after its end', () => {
    const nonce = roundOf(1);
    for (const moves of [[...doubles(1), cashOut], [cashOut, cashOut], [cashOut, ...doubles(1)], doubles(2)])
      expect(() => play('heads', moves, nonce)).toThrow(IllegalMove);
    expect(() => play('tails', [cashOut], nonce)).toThrow(IllegalMove);
  });

  it('that its player has left is cashed out', () => {
    expect(flip.leave(play('heads', [], roundOf(1)).view)).toEqual({ cashOut: true });
  });
});

describe('what the coin is asked for', () => {
  it.each([[null], [{}], [{ side: 'edge' }], [{ side: ['heads'] }], [{ side: 0 }], [Object.create({ side: 'heads' })]])(
    'is refused as a choice: %j',
    (value) => expect(flip.readChoice(value)).toBeNull(),
  );
  it('is refused as a move when it is malformed, or two at once', () => {
    const both = { double: true, cashOut: true };
    for (const value of [null, {}, { double: 1 }, { double: false }, { cashOut: 'true' }, both, Object.create(both)])
      expect(flip.readMove(value)).toBeNull();
  });
  it('is taken without anything that does not belong to it', () => {
    expect(flip.readChoice({ side: 'tails', more: 1 })).toEqual({ side: 'tails' });
    expect([flip.readMove({ double: true, at: 2 }), flip.readMove({ cashOut: true })]).toEqual([
      { double: true },
      { cashOut: true },
    ]);
    expect([100, 150].map((stake) => flip.isBet(stake, { side: 'heads' }))).toEqual([true, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { sayIn } from '../../provider/page/board/board.ts';
import { cleared, doubled, isSame, placed, repeated, undone } from '../../provider/page/boards/spots/bets.ts';
import { chipText } from '../../provider/page/boards/spots/chips.ts';
import { en } from '../../provider/page/boards/spots/copy.en.ts';
import { paidText, type SpotsModel, statesOf } from '../../provider/page/boards/spots/model.ts';
import { oddsText } from '../../provider/page/boards/spots/spot.ts';

const empty = { spots: {} };
const t = sayIn({ EN: en, TH: en }, 'EN');

describe('[GAME-12] chips on the spots of a table', () => {
  it('add up press by press, and come off again in the opposite order', () => {
    const one = placed<string>(empty, 'red', 10);
    const two = placed(one, 'red', 20);
    const three = placed(two, 'odd', 10);
    expect(three.spots).toEqual({ red: 30, odd: 10 });
    expect(undone(three)?.spots).toEqual({ red: 30 });
    expect(undone(undone(three) ?? empty)?.spots).toEqual({ red: 10 });
    expect(undone(one)?.spots).toEqual({});
    expect(undone(empty)).toBeNull();
  });

  it('are doubled, cleared and repeated, and each of these can be undone', () => {
    const bets = placed<string>(empty, 'red', 10);
    for (const [next, spots] of [
      [doubled(bets), { red: 20 }],
      [cleared(bets), {}],
      [repeated(bets, { spots: { odd: 50 } }), { odd: 50 }],
    ] as const) {
      expect(next.spots).toEqual(spots);
      expect(undone(next)?.spots).toEqual({ red: 10 });
    }
  });

  it('are the same whatever their order', () => {
    expect(isSame({ spots: { a: 1, b: 2 } }, { spots: { b: 2, a: 1 } })).toBe(true);
    expect(isSame({ spots: { a: 1 } }, { spots: { a: 1, b: 2 } })).toBe(false);
    expect(isSame({ spots: { a: 1 } }, { spots: { a: 2 } })).toBe(false);
  });

  it('say their worth, and odds what is won for one', () => {
    expect([200_000, 12_500_000, 123_400_000].map(chipText)).toEqual(['20', '1,250', '12.3k']);
    expect([195, 200, 154, 3_600].map(oddsText)).toEqual(['0.95:1', '1:1', '0.54:1', '35:1']);
  });
});

describe('[GAME-12] spots after a round', () => {
  const model = (phase: SpotsModel['phase'], bet: object, choice: object = bet): SpotsModel => ({
    ...{ t, phase, chip: 100, canChoose: true, latest: [], set: () => {} },
    choice: { spots: { ...choice } },
    round: { choice: { spots: bet } },
  });
  const returns = (spot: string) => (spot === 'hit' ? 200 : spot === 'push' ? 100 : 0);

  it('tell nothing before it has been shown', () => {
    for (const phase of ['idle', 'sending', 'showing'] as const)
      expect(statesOf(model(phase, { hit: 100 }), returns)('hit')).toEqual({ isHit: false, back: null, isWon: false });
  });

  it('are won if the round won, and only then', () => {
    expect(statesOf(model('over', { hit: 100 }), returns)('hit')).toEqual({ isHit: true, back: 200, isWon: true });
    const lost = statesOf(model('over', { hit: 100, miss: 100 }), returns);
    expect([lost('hit'), lost('miss')]).toEqual([
      { isHit: true, back: 200, isWon: false },
      { isHit: false, back: 0, isWon: false },
    ]);
  });

  it('keep only the mark of what paid once the chips are others', () => {
    const changed = statesOf(model('over', { hit: 100 }, { hit: 200 }), returns);
    expect(changed('hit')).toEqual({ isHit: true, back: null, isWon: false });
  });

  it('are named where they paid', () => {
    const say = (spots: Readonly<Record<string, number>>) =>
      paidText(
        t,
        { spots },
        () => 100,
        (spot) => spot,
      );
    expect(say({ a: 1, b: 1 })).toBe('pays a, b');
    expect(say({ a: 1, b: 1, c: 1, d: 1 })).toBe('pays a, b, c +1 more');
    expect(
      paidText(
        t,
        { spots: { a: 1 } },
        () => 0,
        (spot) => spot,
      ),
    ).toBe('none of your spots');
  });
});

import { expect } from 'vitest';
import type { Rules } from '../../provider/engines/board/rules.ts';
import type { SpotsChoice } from '../../provider/engines/board/spots.ts';
import { drawNow } from '../../provider/engines/rng/drawNow.ts';

/** The mean of what each spot brings back in so many rounds, with the standard error of that mean. */
export function simulatedReturn<S extends string, V>(
  rules: Rules<SpotsChoice<S>, never, V>,
  spots: readonly S[],
  returns: (view: V, spot: S) => number,
  rounds: number,
) {
  const sums = spots.map(() => ({ sum: 0, squares: 0 }));
  const [first] = spots;
  const choice = { spots: { [first as S]: 100 } } as SpotsChoice<S>;
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'spots', nonce };
    const { view, payout } = drawNow(rules.play({ stake: 100, choice, moves: [] }), seeds);
    for (const [at, spot] of spots.entries()) {
      const back = returns(view, spot) / 100;
      const sum = sums[at];
      if (sum === undefined) continue;
      sum.sum += back;
      sum.squares += back * back;
    }
    expect(payout).toBe(returns(view, first as S));
  }
  return spots.map((id, at) => {
    const { sum, squares } = sums[at] ?? { sum: 0, squares: 0 };
    const mean = sum / rounds;
    const rtp = rules.bets.find((bet) => bet.id === id)?.rtp ?? { numerator: 0n, denominator: 1n };
    return { id, mean, rtp, sigma: Math.sqrt((squares / rounds - mean * mean) / rounds) };
  });
}

/** Everything that is no bet on the spots of a table. */
export function refusesBadSpots<S extends string, V>(rules: Rules<SpotsChoice<S>, never, V>, spot: S, other: S): void {
  const read = (spots: unknown) => rules.readChoice({ spots });
  const inherited = Object.create({ spots: { [spot]: 100 } });
  for (const value of [null, 7, 'spots', [], {}, { spot: 1 }, inherited]) expect(rules.readChoice(value)).toBeNull();
  for (const spots of [
    ...[null, 1, spot, [], [100], { nowhere: 100 }, { [spot]: 0 }, { [spot]: -100 }, { [spot]: 0.5 }],
    ...[{ [spot]: '100' }, { [spot]: Number.NaN }, { [spot]: 2 ** 60 }, { [spot]: 100, toString: 100 }],
    JSON.parse('{"__proto__": 100}'),
  ])
    expect(read(spots), JSON.stringify(spots)).toBeNull();
  const isBet = (stake: number, spots: object) => {
    const choice = read(spots);
    return choice !== null && rules.isBet(stake, choice);
  };
  expect(isBet(300, { [spot]: 100, [other]: 200 })).toBe(true);
  expect(isBet(100, { [spot]: 100, [other]: 200 })).toBe(false);
  expect(isBet(0, {})).toBe(false);
  expect(isBet(50, { [spot]: 50 })).toBe(false);
  expect(isBet(150, { [spot]: 150 })).toBe(false);
  expect(isBet(200, { [spot]: 150, [other]: 50 })).toBe(false);
  expect(rules.isBet(100, { spots: { nowhere: 100 } } as unknown as SpotsChoice<S>)).toBe(false);
}

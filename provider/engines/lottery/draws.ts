import { type Draw, drawBelow } from '../rng/blocks.ts';

/** Digits, each from 0 to 9. */
export function* drawDigits(count: number): Draw<readonly number[]> {
  const { values } = yield* drawBelow(
    Array.from({ length: count }, () => 10),
    0,
  );
  return values;
}

/** So many of the numbers 1 to `most`, without repetition, in the order of their draw. */
export function* drawBalls(most: number, count: number): Draw<readonly number[]> {
  const balls = Array.from({ length: most }, (_, at) => at + 1);
  const { values } = yield* drawBelow(
    Array.from({ length: count }, (_, at) => most - at),
    0,
  );
  return values.map((place) => balls.splice(place, 1)[0] ?? 0);
}

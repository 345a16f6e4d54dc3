/** An exact probability or return. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** In lowest terms. */
export function reduced(numerator: bigint, denominator: bigint): Ratio {
  const shared = divisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

export const plus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

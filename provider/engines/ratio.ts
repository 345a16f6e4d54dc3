/** An exact probability or return. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

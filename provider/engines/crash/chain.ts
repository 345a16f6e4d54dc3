/**
 * A chain of seeds is made from its last one: each seed is the SHA-256 of the one after it, as text. What is shown
 * first, the commitment, fixes all that follow; round n is drawn with seed n, and once it is over its seed is shown and
 * hashes to the one before.
 */
export interface Chain {
  /** SHA-256 of the first seed. */
  readonly commitment: string;
  /** From round 1 on. */
  readonly seeds: readonly string[];
}

/** @param sha256 of a text, as 64 hexadecimal digits */
export function chainFrom(lastSeed: string, length: number, sha256: (text: string) => string): Chain {
  const backwards = [lastSeed];
  while (backwards.length <= length) backwards.push(sha256(backwards.at(-1) ?? ''));
  const [commitment = '', ...seeds] = backwards.reverse();
  return { commitment, seeds };
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Prize } from '../../../src/api/contract/member/rewardCentre.ts';

/** A seed that is kept, and the hash of it that is told before. Both in hex. */
export interface CommittedSeed {
  readonly seed: string;
  readonly commitment: string;
}

/** SHA-256 of the seed's bytes. */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

export function newSeed(): CommittedSeed {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: commitmentOf(seed) };
}

const BYTES = 6;
const NUMBERS = 2 ** (8 * BYTES);

/**
 * A whole number below `count`, each as likely: the first 48 bits of HMAC-SHA256(seed, `game:n`), n counting up from 0
 * past numbers that would favour some.
 */
export function numberFrom(seed: string, game: string, count: number): number {
  const fair = NUMBERS - (NUMBERS % count);
  for (let n = 0; ; n += 1) {
    const drawn = createHmac('sha256', Buffer.from(seed, 'hex')).update(`${game}:${n}`).digest().readUIntBE(0, BYTES);
    if (drawn < fair) return drawn % count;
  }
}

export const weightsOf = (prizes: readonly Pick<Prize, 'weight'>[]): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/** The place of the prize that a number below the sum of weights falls on. */
export function placeOf(number: number, prizes: readonly Pick<Prize, 'weight'>[]): number {
  let left = number;
  return prizes.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** The place of the prize that a seed draws. */
export const drawnBy = (seed: string, game: string, prizes: readonly Pick<Prize, 'weight'>[]): number =>
  placeOf(numberFrom(seed, game, weightsOf(prizes)), prizes);

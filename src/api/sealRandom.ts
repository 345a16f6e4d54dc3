import type { Seal } from './client.ts';
import { freePlayContract } from './contract/account/freePlay.ts';

const BYTES = 16;

/**
 * The `x-random` header of a free-play login (decision W6): 16 random bytes, encrypted for that call like an E payload,
 * valid once. Rejects as `seal` does.
 */
export const sealRandom = (seal: Seal): Promise<string> => {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return seal(text, freePlayContract.login);
};

import type { Seal } from './client.ts';
import type { SystemStatus } from './contract/site/system.ts';
import { ApiError } from './failure.ts';

type PublicKey = SystemStatus['encryption']['keys'][number];

export interface SealSource {
  /** The newest public key from the server; null if it could not be loaded. */
  readonly key: () => PublicKey | null | Promise<PublicKey | null>;
  /** Server time, ms: a phone's clock may be off by more than the server tolerates. */
  readonly now: () => number;
}

/** Encrypts with the server's newest key; jose loads on first use. */
export const createLazySeal =
  ({ key, now }: SealSource): Seal =>
  async (payload, target) => {
    if (globalThis.crypto?.subtle === undefined) throw new ApiError({ kind: 'insecure' });
    const publicKey = await key();
    if (publicKey === null) throw new ApiError({ kind: 'offline' });
    const { sealPayload } = await import('./seal.ts').catch((cause: unknown) => {
      throw new ApiError({ kind: 'offline' }, { cause });
    });
    return sealPayload(payload, target, publicKey, now());
  };

import type { Seal } from './client.ts';
import type { SystemStatus } from './contract/system.ts';
import { ApiError } from './failure.ts';

type PublicKey = SystemStatus['encryption']['keys'][number];

export interface SealSource {
  /** The newest public key that the server has told, once it has; null when it could not be asked. */
  readonly key: () => PublicKey | null | Promise<PublicKey | null>;
  /** The server's time in ms: a phone's own clock may be wrong by more than the server allows. */
  readonly now: () => number;
}

/** Seals with the server's newest key; jose loads with the first payload that needs it. */
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

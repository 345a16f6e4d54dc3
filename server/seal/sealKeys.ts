import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { SystemStatus } from '../../src/api/contract/site/system.ts';
import type { Database } from '../database/database.ts';
import { type DataKey, openText, sealText, storedJwk } from '../database/dataKey.ts';
import { sealKey } from '../database/schema.ts';
import { openSealed, type SealTarget } from './openSealed.ts';

export type PublicSealKey = SystemStatus['encryption']['keys'][number];

/** Seal keys (decision W5): one a day, shared through the database, accepted for one more day. */
export interface SealKeys {
  /** Currently accepted keys, newest first. */
  publicKeys(): Promise<readonly PublicSealKey[]>;
  /**
   * Decrypts a payload sealed for this call.
   * @throws {Refusal} SEAL_REJECTED.
   */
  open(sealed: string, target: SealTarget): Promise<string>;
}

const DAY_MS = 86_400_000;

interface Key {
  readonly kid: string;
  readonly createdAt: number;
  readonly open: CryptoKey;
  readonly told: PublicSealKey;
}

/** @param dataKey encrypts the private keys in the database */
export function createSealKeys(db: Database, now: () => number, dataKey: DataKey | null = null): SealKeys {
  let day = Number.NaN;
  let keys: Promise<readonly Key[]> = Promise.resolve([]);

  const current = (): Promise<readonly Key[]> => {
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    if (today === day) return keys;
    day = today;
    keys = load(db, today, dataKey);
    // A failed query must not be cached, or the day would have no key.
    keys.catch(() => {
      day = Number.NaN;
    });
    return keys;
  };

  return {
    publicKeys: async () => (await current()).map(({ told }) => told),
    open: async (sealed, target) => {
      const known = new Map((await current()).map(({ kid, open }) => [kid, open]));
      return openSealed({ db, now }, (kid) => known.get(kid), sealed, target);
    },
  };
}

async function load(db: Database, today: number, dataKey: DataKey | null): Promise<readonly Key[]> {
  await makeKeyOf(db, today, dataKey);
  const rows = await db
    .select()
    .from(sealKey)
    .where(and(lte(sealKey.createdAt, today), gt(sealKey.createdAt, today - 2 * DAY_MS)))
    .orderBy(desc(sealKey.createdAt));
  return Promise.all(
    rows.map(async ({ kid, createdAt, privateJwk, publicJwk }) => ({
      kid,
      createdAt,
      open: (await importJWK(JSON.parse(openText(storedJwk(privateJwk))) as JWK, 'ECDH-ES')) as CryptoKey,
      told: { ...(publicJwk as Omit<PublicSealKey, 'kid'>), kid },
    })),
  );
}

/** Concurrent processes all create a key; the first one wins. */
async function makeKeyOf(db: Database, today: number, dataKey: DataKey | null): Promise<void> {
  const [there] = await db.select({ kid: sealKey.kid }).from(sealKey).where(eq(sealKey.createdAt, today));
  if (there) return;
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  const kept = dataKey === null ? privateJwk : sealText(dataKey, JSON.stringify(privateJwk));
  await db
    .insert(sealKey)
    .values({ kid: randomUUID(), publicJwk, privateJwk: kept, createdAt: today })
    .onConflictDoNothing({ target: sealKey.createdAt });
}

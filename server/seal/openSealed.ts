import { type CryptoKey, compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import type { Database } from '../database/database.ts';
import { usedOnce } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

export interface SealTarget {
  readonly method: string;
  readonly path: string;
}

/** Allowed difference between a payload's `iat` and the server's clock, in seconds. */
const TOLERANCE_S = 120;

const protectedHeader = z.strictObject({
  alg: z.literal('ECDH-ES'),
  enc: z.literal('A256GCM'),
  kid: z.string().min(1).max(64),
  jti: z.string().regex(/^[\w-]{16,64}$/),
  iat: z.int(),
  method: z.string(),
  path: z.string(),
  epk: z.strictObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
});

/**
 * Decrypts a compact JWE made for this call, fresh and unused (decision W5). Header fields are allow-listed: one
 * algorithm, no compression, no embedded key, no unknown fields.
 * @throws {Refusal} SEAL_REJECTED for every reason, to give attackers no hint.
 */
export async function openSealed(
  { db, now }: { readonly db: Database; readonly now: () => number },
  keyOf: (kid: string) => CryptoKey | undefined,
  sealed: string,
  target: SealTarget,
): Promise<string> {
  const header = headerOf(sealed);
  const key = keyOf(header.kid);
  const age = Math.abs(now() / 1000 - header.iat);
  if (!key || header.method !== target.method || header.path !== target.path || age > TOLERANCE_S) throw rejected();
  const opened = await compactDecrypt(sealed, key, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => {
    throw rejected();
  });
  // Consumes the jti only after decryption, so that others cannot invalidate a payload.
  const expiresAt = now() + 2 * TOLERANCE_S * 1000;
  const first = await db
    .insert(usedOnce)
    .values({ scope: 'seal', id: header.jti, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedOnce.id });
  if (first.length === 0) throw rejected();
  return new TextDecoder().decode(opened.plaintext);
}

function headerOf(sealed: string): z.output<typeof protectedHeader> {
  try {
    return protectedHeader.parse(decodeProtectedHeader(sealed));
  } catch {
    throw rejected();
  }
}

const rejected = () => new Refusal('SEAL_REJECTED');

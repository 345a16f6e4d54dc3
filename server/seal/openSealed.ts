import { type CryptoKey, compactDecrypt, decodeProtectedHeader } from 'jose';
import * as z from 'zod';
import { usedOnce } from '../database/schema.ts';
import { type Database, Refusal } from '../deps.ts';

export interface SealTarget {
  readonly method: string;
  readonly path: string;
}

/** How far the `iat` of a payload may be from the server's clock, in seconds. */
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
 * Opens a compact JWE that was made for this call, now, and never shown before (decision W5). The header is a closed
 * list: no other algorithm, no compression, no embedded key, no header without a meaning here.
 * @throws {Refusal} SEAL_REJECTED, whatever the reason: the difference would only help an attacker.
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
  // Only a payload that opened uses its jti up: nobody can spoil another's.
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

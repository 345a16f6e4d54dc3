import { CompactEncrypt, importJWK } from 'jose';
import type { SystemStatus } from './contract/site/system.ts';

type PublicKey = SystemStatus['encryption']['keys'][number];

/**
 * Encrypts a payload as a compact JWE (decision W5): ECDH-ES on P-256 with A256GCM, valid once (`jti`), now (`iat`, in
 * seconds of server time) and for one call (`method`, `path`).
 */
export async function sealPayload(
  payload: unknown,
  target: { readonly method: string; readonly path: string },
  { kid, ...jwk }: PublicKey,
  now: number,
): Promise<string> {
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    kid,
    jti: crypto.randomUUID(),
    iat: Math.floor(now / 1000),
    method: target.method,
    path: target.path,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
}

import { CompactEncrypt, importJWK } from 'jose';

/** Encrypts a link for a public key of the caller on P-256, as a compact JWE (decision W10). Null if there is no such key. */
export async function sealLink(
  link: string,
  { x, y }: { readonly x: string; readonly y: string },
): Promise<string | null> {
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ECDH-ES').catch(() => null);
  if (key === null) return null;
  return new CompactEncrypt(new TextEncoder().encode(link))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(key)
    .catch(() => null);
}

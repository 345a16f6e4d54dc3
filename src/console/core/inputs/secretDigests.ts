/** What tells secrets apart; null where the browser cannot, as on an address without TLS. */
type Digest = (secret: string) => Promise<string> | null;

/**
 * Digests of secrets under a key of this page, which nobody can read: the same secret has the same one, and no digest
 * says anything of a secret elsewhere. They stay in the page: a recording only says which secrets are the same.
 */
export function createSecretDigests(subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle): Digest {
  if (subtle === undefined) return () => null;
  let key: Promise<CryptoKey> | undefined;
  return async (secret) => {
    key ??= subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const signed = await subtle.sign('HMAC', await key, new TextEncoder().encode(secret));
    return String.fromCharCode(...new Uint8Array(signed));
  };
}

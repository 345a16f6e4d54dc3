import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signs calls to the wallet. The private key never leaves the provider's folder. */
export interface SigningKey {
  readonly keyId: string;
  /** Base64 of the SPKI form. */
  readonly publicKey: string;
  /** Base64 of an Ed25519 signature. */
  readonly sign: (text: string) => string;
}

/** Reads the key from the folder, or makes one at the first start, and writes the public half beside it. */
export function openSigningKey(folder: string): SigningKey {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'signing-key.pem');
  if (!existsSync(path)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  }
  const key = signingKeyOf(createPrivateKey(readFileSync(path)));
  writeFileSync(publicKeysPath(folder), `${JSON.stringify({ [key.keyId]: key.publicKey })}\n`);
  return key;
}

/** Holds `{ "<key id>": "<public key>" }`, as the site's `PROVIDER_KEYS`. */
export const publicKeysPath = (folder: string): string => join(folder, 'public-keys.json');

export function signingKeyOf(privateKey: KeyObject): SigningKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    publicKey: spki.toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

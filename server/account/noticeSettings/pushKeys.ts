import { createECDH } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { serverSecret } from '../../database/serverSecret.ts';

/** Keys of this site at push services (VAPID, RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Any 256 random bits but for one in 2^32 are a private key of P-256; it is kept like every key of the server. */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const privateKey = await serverSecret(db, 'web-push');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { privateKey, publicKey: curve.getPublicKey().toString('base64url') };
}

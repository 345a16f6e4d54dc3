import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import type { ApiClient, Caller } from './client.ts';
import { SERVICE_LINK_TYPE, serviceContract } from './contract/public/service.ts';
import { ApiError } from './failure.ts';

/**
 * The link of customer service (API-25, SUPPORT-04): asks with a new public key, and decrypts the answer with its private
 * one. Null where the answer has no link. Rejects with ApiError: `malformed` for what does not decrypt.
 */
export async function findServiceLink(api: ApiClient, caller?: Caller): Promise<string | null> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const { version } = await api(serviceContract.open, { request: { x, y } }, caller);
  const entry = version.pathList.find(({ type }) => type === SERVICE_LINK_TYPE);
  if (entry === undefined) return null;
  const opened = await compactDecrypt(entry.link, privateKey, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'malformed', endpoint: serviceContract.open.id }, { cause });
  });
  return new TextDecoder().decode(opened.plaintext);
}

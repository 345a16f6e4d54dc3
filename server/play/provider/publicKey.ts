import { createPublicKey, type KeyObject } from 'node:crypto';

/** DER head of an Ed25519 SPKI; the raw key of 32 bytes follows. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const RAW_BYTES = 32;

/**
 * A public Ed25519 key from base64 of its SPKI or of the raw key.
 * @throws for anything else
 */
export function readPublicKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64');
  const key = createPublicKey({
    key: bytes.length === RAW_BYTES ? Buffer.concat([SPKI_HEAD, bytes]) : bytes,
    format: 'der',
    type: 'spki',
  });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

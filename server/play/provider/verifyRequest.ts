import { type KeyObject, verify } from 'node:crypto';
import { CLOCK_TOLERANCE_MS, HEADERS, signedText, type WalletVerb } from '../../../protocol/wallet.ts';
import type { FindKey } from './providerKeys.ts';
import { WalletRefusal } from './walletRefusal.ts';

export interface SignedMessage {
  readonly headers: Headers;
  readonly verb: WalletVerb;
  readonly body: string;
}

/** Who has signed a message, and when, by its headers alone. */
interface Signing {
  readonly key: KeyObject;
  readonly timestamp: string;
  readonly signature: Buffer;
}

/** Of Ed25519. */
const SIGNATURE_BYTES = 64;

/**
 * Reads the headers of a message, before its body costs anything.
 * @throws {WalletRefusal} CLOCK_OFF, KEY_UNKNOWN; SIGNATURE_INVALID for what cannot be one.
 */
export async function readSigning(findKey: FindKey, now: number, headers: Headers): Promise<Signing> {
  const signature = Buffer.from(headers.get(HEADERS.signature) ?? '', 'base64');
  if (signature.byteLength !== SIGNATURE_BYTES) throw new WalletRefusal('SIGNATURE_INVALID');
  const timestamp = headers.get(HEADERS.timestamp) ?? '';
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > CLOCK_TOLERANCE_MS)
    throw new WalletRefusal('CLOCK_OFF');
  const key = await findKey(headers.get(HEADERS.keyId) ?? '');
  if (key === null) throw new WalletRefusal('KEY_UNKNOWN');
  return { key, timestamp, signature };
}

/** @throws {WalletRefusal} SIGNATURE_INVALID */
export function requireSigned({ key, timestamp, signature }: Signing, verb: WalletVerb, body: string): void {
  if (!verify(null, Buffer.from(signedText(timestamp, verb, body), 'utf8'), key, signature))
    throw new WalletRefusal('SIGNATURE_INVALID');
}

/**
 * Checks key, time and signature of a message of a provider.
 * @throws {WalletRefusal} KEY_UNKNOWN, SIGNATURE_INVALID, CLOCK_OFF.
 */
export async function verifyMessage(
  findKey: FindKey,
  now: number,
  { headers, verb, body }: SignedMessage,
): Promise<void> {
  requireSigned(await readSigning(findKey, now, headers), verb, body);
}

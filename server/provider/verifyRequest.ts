import { type KeyObject, verify } from 'node:crypto';
import { CLOCK_TOLERANCE_MS, HEADERS, signedText, type WalletVerb } from '../../protocol/wallet.ts';
import type { FindKey } from './providerKeys.ts';
import { WalletRefusal } from './walletRefusal.ts';

export interface SignedMessage {
  readonly headers: Headers;
  readonly verb: WalletVerb;
  readonly body: string;
}

/**
 * Checks key, signature and time of a message of a provider.
 * @throws {WalletRefusal} KEY_UNKNOWN, SIGNATURE_INVALID, CLOCK_OFF.
 */
export async function verifyMessage(
  findKey: FindKey,
  now: number,
  { headers, verb, body }: SignedMessage,
): Promise<void> {
  const key = await findKey(headers.get(HEADERS.keyId) ?? '');
  if (key === null) throw new WalletRefusal('KEY_UNKNOWN');
  const timestamp = headers.get(HEADERS.timestamp) ?? '';
  if (!isSignedBy(key, signedText(timestamp, verb, body), headers.get(HEADERS.signature) ?? ''))
    throw new WalletRefusal('SIGNATURE_INVALID');
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > CLOCK_TOLERANCE_MS)
    throw new WalletRefusal('CLOCK_OFF');
}

const isSignedBy = (key: KeyObject, text: string, signature: string): boolean =>
  verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'));

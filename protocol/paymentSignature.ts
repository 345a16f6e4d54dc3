import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT_CLOCK_TOLERANCE_MS, PAYMENT_HEADERS, type PaymentVerb, paymentText } from './payments.ts';

export interface SignedPayment {
  readonly verb: PaymentVerb | 'event';
  /** The raw body. */
  readonly body: string;
  readonly merchant: string;
  /** ms */
  readonly at: number;
}

const signatureOf = (key: string, timestamp: string, verb: PaymentVerb | 'event', body: string): string =>
  createHmac('sha256', key)
    .update(paymentText(timestamp, verb, body), 'utf8')
    .digest('hex');

/** The headers of a message of the payment protocol. */
export const signedHeaders = (key: string, { verb, body, merchant, at }: SignedPayment): Record<string, string> => ({
  'content-type': 'application/json',
  [PAYMENT_HEADERS.merchant]: merchant,
  [PAYMENT_HEADERS.timestamp]: String(at),
  [PAYMENT_HEADERS.signature]: signatureOf(key, String(at), verb, body),
});

/**
 * What is wrong with the signature of a message; null if nothing is. Any of the keys may have signed: two are valid
 * while one replaces the other.
 */
export function signatureFault(
  keys: readonly string[],
  {
    headers,
    verb,
    body,
    now,
  }: { readonly headers: Headers; readonly now: number } & Pick<SignedPayment, 'verb' | 'body'>,
): 'SIGNATURE_INVALID' | 'CLOCK_OFF' | null {
  const timestamp = headers.get(PAYMENT_HEADERS.timestamp) ?? '';
  const given = Buffer.from(headers.get(PAYMENT_HEADERS.signature) ?? '', 'utf8');
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signatureOf(key, timestamp, verb, body), 'utf8');
    return expected.byteLength === given.byteLength && timingSafeEqual(expected, given);
  });
  if (!isSigned) return 'SIGNATURE_INVALID';
  if (!/^\d{1,16}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > PAYMENT_CLOCK_TOLERANCE_MS)
    return 'CLOCK_OFF';
  return null;
}

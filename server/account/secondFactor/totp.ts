import { Secret, TOTP } from 'otpauth';

const SECOND = 1_000;
const PERIOD_S = 30;
const DIGITS = 6;
/** RFC 4226: 160 bits. */
const SECRET_BYTES = 20;
/** Steps by which a phone's clock may differ, each way. */
const SKEW = 1;

const shape = { algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S } as const;

/** A new secret, Base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code of an authenticator app holds. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/**
 * The time step of a code (RFC 6238, SHA-1, six digits, 30 s), or null for a wrong one.
 * @param at ms since 1970
 */
export function stepOf(secret: string, code: string, at: number): number | null {
  const delta = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp: at,
    window: SKEW,
  });
  return delta === null ? null : Math.floor(at / SECOND / PERIOD_S) + delta;
}

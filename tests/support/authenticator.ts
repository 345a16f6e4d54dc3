import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at an instant. */
export const codeAt = (key: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at });

import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { PhoneAuthSettings } from '../../../src/api/contract/account/registration.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';

type Provider = NonNullable<PhoneAuthSettings>;

const OLDEST_S = 10 * 60;
/** Allowed clock skew of the provider. */
const SKEW_S = 60;
const PATIENCE_MS = 5_000;
/** Asymmetric algorithms only. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** A valid token, and the id under which its use is recorded. */
export interface PhoneToken {
  readonly id: string;
  readonly expiresAt: number;
}

/**
 * Verifies a hosted service's token for a number (REG-26, 27, decision A10): signed by the service, for this merchant
 * and number, at most ten minutes old. Null if invalid.
 * @param number E.164, e.g. +66812345678
 * @throws {Refusal} UNAVAILABLE when the service's keys cannot be loaded.
 */
export async function readPhoneToken(
  { config, now, log }: Pick<ServerDeps, 'config' | 'now' | 'log'>,
  { channel, url }: Provider,
  given: { readonly channel?: string | undefined; readonly idToken?: string | undefined },
  number: string,
): Promise<PhoneToken | null> {
  if (given.channel !== channel || given.idToken === undefined) return null;
  const payload = await jwtVerify(given.idToken, keysOf(url), {
    issuer: url,
    audience: config.merchant,
    algorithms: ALGORITHMS,
    maxTokenAge: OLDEST_S,
    clockTolerance: SKEW_S,
    currentDate: new Date(now()),
  }).then(
    (verified): JWTPayload | null => verified.payload,
    (error: unknown) => {
      if (isForged(error)) return null;
      log.error({ err: error }, 'cannot load the keys of the phone service');
      throw new Refusal('UNAVAILABLE');
    },
  );
  if (payload?.phone_number !== number) return null;
  return { id: idOf(given.idToken), expiresAt: now() + (OLDEST_S + 2 * SKEW_S) * 1000 };
}

/** Hash of the signed part: a token can have several signature encodings. */
const idOf = (idToken: string) =>
  createHash('sha256')
    .update(idToken.slice(0, idToken.lastIndexOf('.')))
    .digest('base64url');

function keysOf(url: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(`${url.replace(/\/$/, '')}/jwks`), { timeoutDuration: PATIENCE_MS });
  keySets.set(url, keys);
  return keys;
}

const unreachable = new Set([errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code]);

const isForged = (error: unknown) => error instanceof errors.JOSEError && !unreachable.has(error.code);

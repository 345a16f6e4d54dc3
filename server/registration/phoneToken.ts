import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { PhoneAuthSettings } from '../../src/api/contract/registration.ts';
import { Refusal, type ServerDeps } from '../deps.ts';

type Provider = NonNullable<PhoneAuthSettings>;

const OLDEST_S = 10 * 60;
/** How far the provider's clock may be ahead of ours. */
const SKEW_S = 60;
const PATIENCE_MS = 5_000;
/** Signatures whose keys may be public. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** A token that holds, and under what it is remembered so that it counts once. */
export interface PhoneToken {
  readonly id: string;
  readonly expiresAt: number;
}

/**
 * Reads the token with which a hosted service says that somebody holds a number (REG-26, 27, decision A10): signed by
 * it, for this merchant, for this number, at most ten minutes old. Null for any other.
 * @param number E.164, e.g. +66812345678
 * @throws {Refusal} UNAVAILABLE when the service's keys cannot be had: that is nobody's wrong proof.
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
      log.error({ err: error }, 'The keys of the phone service could not be had');
      throw new Refusal('UNAVAILABLE');
    },
  );
  if (payload?.phone_number !== number) return null;
  return { id: idOf(given.idToken), expiresAt: now() + (OLDEST_S + 2 * SKEW_S) * 1000 };
}

/** Of what is signed alone: one token may have several spellings of its signature. */
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

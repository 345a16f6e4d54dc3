import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealKey } from '../../server/database/schema.ts';
import { createSealKeys } from '../../server/seal/sealKeys.ts';
import { sessionContract } from '../../src/api/contract/site/session.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { type Reference, startReference } from '../support/reference.ts';

const DAY = 86_400_000;
const target = sessionContract.login;
const payload = { type: 'username', username: 'somchai', password: 'Player#2026', human: 'x' };

onEachDatabase('a sealed payload', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const newestKey = async () => {
    const [key] = await server.deps.sealKeys.publicKeys();
    if (!key) throw new Error('no key');
    return key;
  };
  const send = async (body: unknown) => {
    const response = await server.fetch(server.baseURL + target.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'login-area': 'site' },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { errorCode: string }).errorCode;
  };
  const sealed = async (to: { method: string; path: string } = target, at = server.now()) =>
    sealPayload(payload, to, await newestKey(), at);
  /** Sealed with any header, as an attacker would. */
  const forged = async (header: Record<string, unknown>, text = JSON.stringify(payload)) => {
    const { kid, ...jwk } = await newestKey();
    const full = {
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid,
      jti: crypto.randomUUID(),
      iat: Math.floor(server.now() / 1000),
      method: target.method,
      path: target.path,
      ...header,
    };
    const key = await importJWK(jwk, full.alg);
    return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader(full).encrypt(key);
  };

  it('[API-03] is opened and handled', async () => {
    expect(await send({ sealed: await sealed() })).toBe('HUMAN_CHECK_FAILED');
  });

  it('[API-03] is required by an E call: a plain body is refused', async () => {
    expect([await send(payload), await send({}), await send(null), await send({ sealed: 7 })]).toEqual(
      Array.from({ length: 4 }, () => 'SEAL_REQUIRED'),
    );
  });

  it('is accepted once, concurrent uses included', async () => {
    const one = await sealed();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ sealed: one })));
    expect(answers.toSorted()).toEqual(['HUMAN_CHECK_FAILED', ...Array.from({ length: 5 }, () => 'SEAL_REJECTED')]);
    expect(await send({ sealed: one })).toBe('SEAL_REJECTED');
  });

  it('stays used across restarts', async () => {
    const one = await sealed();
    await send({ sealed: one });
    server = { ...(await server.restart()), close: server.close };
    expect(await send({ sealed: one })).toBe('SEAL_REJECTED');
  });

  it.each([
    [-121, 'SEAL_REJECTED'],
    [-119, 'HUMAN_CHECK_FAILED'],
    [119, 'HUMAN_CHECK_FAILED'],
    [122, 'SEAL_REJECTED'],
  ])('made %i s off the server’s clock: %s', async (seconds, code) => {
    expect(await send({ sealed: await sealed(target, server.now() + seconds * 1000) })).toBe(code);
  });

  it('is bound to one call', async () => {
    expect(await send({ sealed: await sealed({ method: 'POST', path: '/wps/member/password' }) })).toBe(
      'SEAL_REJECTED',
    );
    expect(await send({ sealed: await sealed({ method: 'PUT', path: target.path }) })).toBe('SEAL_REJECTED');
  });

  it.each([
    ['an unknown key', { kid: 'nobody' }],
    ['a wrapped key', { alg: 'ECDH-ES+A256KW' }],
    ['another cipher', { enc: 'A128GCM' }],
    ['no jti', { jti: undefined }],
    ['a short jti', { jti: 'x' }],
    ['no iat', { iat: undefined }],
    ['an iat that is text', { iat: '1' }],
    ['no method', { method: undefined }],
    ['an extra header', { cty: 'JWT' }],
  ])('is refused with %s', async (_, header) => {
    expect(await send({ sealed: await forged(header) })).toBe('SEAL_REJECTED');
  });

  it('is refused after tampering with any part', async () => {
    const parts = (await sealed()).split('.');
    const swapped = (index: number) =>
      parts.map((part, at) =>
        at === index ? (part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`) : part,
      );
    for (const index of [0, 2, 3, 4]) expect(await send({ sealed: swapped(index).join('.') })).toBe('SEAL_REJECTED');
    expect(await send({ sealed: parts.slice(0, 4).join('.') })).toBe('SEAL_REJECTED');
    expect(await send({ sealed: 'a.b.c.d.e' })).toBe('SEAL_REJECTED');
    // Nothing of the above used the jti up.
    expect(await send({ sealed: parts.join('.') })).toBe('HUMAN_CHECK_FAILED');
  });

  it('is refused when another key made it under our kid', async () => {
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const jwk = await crypto.subtle.exportKey('jwk', publicKey);
    const { kid } = await newestKey();
    const other = await sealPayload(
      payload,
      target,
      { ...(jwk as JWK & { x: string; y: string }), kty: 'EC', crv: 'P-256', kid },
      server.now(),
    );
    expect(await send({ sealed: other })).toBe('SEAL_REJECTED');
  });

  it('with invalid or wrong JSON is refused like any other', async () => {
    expect(await send({ sealed: await forged({}, '{"type":') })).toBe('BAD_REQUEST');
    expect(await send({ sealed: await forged({}, '{"type":"username"}') })).toBe('INVALID_FIELDS');
  });

  it('is accepted one day after its key was replaced, not two', async () => {
    const old = await newestKey();
    const withOld = () => sealPayload(payload, target, old, server.now());
    server.advance(DAY);
    expect((await newestKey()).kid).not.toBe(old.kid);
    expect(await send({ sealed: await withOld() })).toBe('HUMAN_CHECK_FAILED');
    server.advance(DAY);
    expect(await send({ sealed: await withOld() })).toBe('SEAL_REJECTED');
  });

  it('uses one key a day, however many servers start at once', async () => {
    await server.db.delete(sealKey);
    const servers = Array.from({ length: 4 }, () => createSealKeys(server.db, server.now));
    const told = await Promise.all(servers.map((keys) => keys.publicKeys()));
    expect(new Set(told.map((keys) => JSON.stringify(keys))).size).toBe(1);
    expect(await server.db.select({ kid: sealKey.kid }).from(sealKey)).toEqual([{ kid: told[0]?.[0]?.kid }]);
  });
});

describe('the public keys endpoint', () => {
  it('reveals no private key', async () => {
    const server = await startReference();
    expect((await server.deps.sealKeys.publicKeys()).map((key) => Object.keys(key).toSorted())).toEqual([
      ['crv', 'kid', 'kty', 'x', 'y'],
    ]);
    await server.close();
  });
});

import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SystemStatus } from '../../src/api/contract/site/system.ts';
import { createLazySeal } from '../../src/api/lazySeal.ts';
import { sealPayload } from '../../src/api/seal.ts';
import { failureIn } from './failing.ts';

const target = { method: 'POST', path: '/wps/session/login' };
const payload = { username: 'สมชาย', password: 'Player#2026' };
const now = 1_750_000_000_999;

async function serverKeys() {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const told: SystemStatus['encryption']['keys'][number] = { kty: 'EC', crv: 'P-256', x, y, kid: 'key-1' };
  return { told, privateKey };
}

describe('an encrypted payload', () => {
  it("[API-03] can be decrypted with the server's key only", async () => {
    const { told, privateKey } = await serverKeys();
    const sealed = await sealPayload(payload, target, told, now);
    const { plaintext } = await compactDecrypt(sealed, privateKey);
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(payload);

    const other = await serverKeys();
    await expect(compactDecrypt(sealed, other.privateKey)).rejects.toThrow();
  });

  it('[PROD-12] is valid for one call, now, once, under a key of 256 bits', async () => {
    const { told } = await serverKeys();
    const sealed = await sealPayload(payload, target, told, now);
    expect(decodeProtectedHeader(sealed)).toEqual({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: 'key-1',
      jti: expect.stringMatching(/^[\w-]{36}$/),
      iat: 1_750_000_000,
      method: 'POST',
      path: '/wps/session/login',
      epk: expect.objectContaining({ kty: 'EC', crv: 'P-256' }),
    });
    const again = decodeProtectedHeader(await sealPayload(payload, target, told, now));
    expect(again.jti).not.toBe(decodeProtectedHeader(sealed).jti);
  });

  it('reveals nothing', async () => {
    const { told } = await serverKeys();
    const parts = (await sealPayload(payload, target, told, now)).split('.');
    const readable = parts.map((part) => Buffer.from(part, 'base64url').toString()).join();
    expect([parts.length, readable.includes('Player'), readable.includes('สมชาย')]).toEqual([5, false, false]);
  });
});

describe('encryption', () => {
  afterEach(() => vi.unstubAllGlobals());

  it("uses the server's key and time", async () => {
    const { told, privateKey } = await serverKeys();
    const sealed = await createLazySeal({ key: () => told, now: () => now })(payload, target);
    expect(decodeProtectedHeader(sealed).iat).toBe(1_750_000_000);
    expect((await compactDecrypt(sealed, privateKey)).protectedHeader.kid).toBe('key-1');
  });

  it('waits for the key', async () => {
    const { told, privateKey } = await serverKeys();
    const sealed = await createLazySeal({ key: () => Promise.resolve(told), now: () => now })(payload, target);
    expect((await compactDecrypt(sealed, privateKey)).protectedHeader.kid).toBe('key-1');
  });

  it('is offline if the key cannot be loaded', async () => {
    expect(await failureIn(createLazySeal({ key: () => null, now: () => now })(payload, target))).toEqual({
      kind: 'offline',
    });
  });

  it('is insecure without WebCrypto', async () => {
    const { told } = await serverKeys();
    vi.stubGlobal('crypto', {});
    expect(await failureIn(createLazySeal({ key: () => told, now: () => now })(payload, target))).toEqual({
      kind: 'insecure',
    });
  });
});

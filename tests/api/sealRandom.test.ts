import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import { expect, it, vi } from 'vitest';
import { freePlayContract } from '../../src/api/contract/account/freePlay.ts';
import { createLazySeal } from '../../src/api/lazySeal.ts';
import { sealRandom } from '../../src/api/sealRandom.ts';
import { failureIn } from './failing.ts';

const now = () => 1_750_000_000_000;

it('[API-13] encrypts sixteen random bytes for the free-play login alone, different each time', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const seal = createLazySeal({ key: () => ({ kty: 'EC', crv: 'P-256', x, y, kid: 'key-1' }), now });
  const [first, second] = [await sealRandom(seal), await sealRandom(seal)];
  const bytesIn = async (sealed: string) => {
    const { plaintext } = await compactDecrypt(sealed, privateKey);
    return Buffer.from(JSON.parse(new TextDecoder().decode(plaintext)), 'base64url').toString('hex');
  };
  expect([await bytesIn(first), await bytesIn(second)]).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
  expect(await bytesIn(first)).not.toBe(await bytesIn(second));
  const { method, path } = decodeProtectedHeader(first);
  expect({ method, path }).toEqual({ method: 'POST', path: freePlayContract.login.path });
});

it('encodes every byte in header-safe characters', async () => {
  const getRandomValues = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(0xfb);
    return bytes;
  });
  const payloads: unknown[] = [];
  await sealRandom((payload) => Promise.resolve(String(payloads.push(payload))));
  getRandomValues.mockRestore();
  expect(payloads).toEqual([Buffer.alloc(16, 0xfb).toString('base64url')]);
});

it('fails as encryption does', async () => {
  expect(await failureIn(sealRandom(createLazySeal({ key: () => null, now })))).toEqual({ kind: 'offline' });
});

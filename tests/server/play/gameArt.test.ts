import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceGames } from '../../../catalog/referenceGames.ts';
import { referenceVendors } from '../../../catalog/referenceVendors.ts';
import { emblems } from '../../../server/play/game/art/emblems/emblems.ts';
import { gameArt } from '../../../server/play/game/art/gameArt.ts';
import { vendorArt } from '../../../server/play/game/art/vendorArt.ts';
import { ART_VERSION, artPath, vendorArtPath } from '../../../src/api/contract/play/game.ts';
import { type Reference, startReference } from '../../support/reference.ts';

let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

const request = (path: string, headers: Readonly<Record<string, string>> = {}) => server.app.request(path, { headers });

describe('the art of a game', () => {
  it('is an SVG that browsers keep for ever, by its version', async () => {
    const answer = await request(artPath('lantern-night'));
    expect(artPath('lantern-night')).toBe('/art/games/lantern-night.svg?v=1');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ]);
    expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 160 200">/);
    const unversioned = await request('/art/games/lantern-night.svg');
    expect(unversioned.headers.get('cache-control')).toBe('no-cache');
  });

  it('is compressed, and not sent again when unchanged', async () => {
    const plain = await (await request(artPath('thousand-petals'))).text();
    const packed = await request(artPath('thousand-petals'), { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain);
    const etag = packed.headers.get('etag') ?? '';
    expect((await request(artPath('thousand-petals'), { 'if-none-match': etag })).status).toBe(304);
  });

  it.each([
    '/art/games/no-such-game.svg',
    '/art/games/lantern-night.png',
    '/art/games/..%2f..%2fpackage.svg',
    '/art/vendors/NOBODY.svg',
  ])('%s is not found', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it('exists for every vendor', async () => {
    const answers = await Promise.all(referenceVendors.map(({ code }) => request(vendorArtPath(code))));
    expect(referenceVendors.filter((_, at) => answers[at]?.status !== 200)).toEqual([]);
  });
});

describe('the drawings', () => {
  const all = referenceGames().map((game) => ({ id: game.id, svg: gameArt(game) }));

  it('are sound and at most 6 kB each', () => {
    const bad = all.filter(({ svg }) => /undefined|NaN|\[object/.test(svg) || Buffer.byteLength(svg) > 6_000);
    expect(bad).toEqual([]);
  });

  it('have an emblem for every motif, and differ', () => {
    expect(referenceGames().filter(({ motif }) => !(motif in emblems))).toEqual([]);
    expect(new Set(all.map(({ svg }) => svg)).size).toBeGreaterThan(1_990);
  });

  it('change with their version only', () => {
    const text = [...all.map(({ svg }) => svg), ...referenceVendors.map(({ code }) => vendorArt(code))].join('');
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect([ART_VERSION, digest]).toEqual([1, '915751d684b7e670']);
  });
});

import { expect, it } from 'vitest';
import { catalog } from '../../protocol/catalog.ts';
import { createCatalogApi } from '../../provider/http/catalogApi.ts';

it('offers every game with its vendor, as the protocol says', async () => {
  const read = catalog.parse(await (await createCatalogApi().request('/')).json());
  expect([read.vendors.length, read.games.length]).toEqual([28, 2_021]);
  const codes = new Set(read.vendors.map(({ code }) => code));
  expect(read.games.filter(({ vendor }) => !codes.has(vendor))).toEqual([]);
  expect(new Set(read.games.map(({ id }) => id)).size).toBe(2_021);
  expect(read.games[2]).toEqual({
    ...{ id: 'lantern-night', vendor: 'NINELAMPS', category: 'RNG', type: 'slots', engine: 'slot', motif: 'lantern' },
    name: { EN: 'Lantern Night', TH: 'โคมลอยยี่เป็ง' },
    spellings: ['yi peng', 'khom loi'],
    features: expect.any(Array),
    ...{ leastReturn: 9_747, greatestReturn: 9_747, volatility: 3 },
    ...{ minStake: expect.any(Number), maxStake: expect.any(Number), isHot: true, isNew: false },
  });
});

it('is a tenth of its size for who reads it compressed', async () => {
  const answer = await createCatalogApi().request('/', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([
    'gzip',
    'application/json',
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(120_000);
});

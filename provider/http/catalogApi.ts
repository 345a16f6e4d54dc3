import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { referenceGames } from '../../catalog/referenceGames.ts';
import { referenceVendors } from '../../catalog/referenceVendors.ts';
import type { Catalog } from '../../protocol/catalog.ts';

/** What the provider offers, as anybody may read: half a megabyte as JSON, a tenth of it compressed. */
export function createCatalogApi(): Hono {
  const api = new Hono();
  let made: { readonly text: string; readonly packed: Uint8Array<ArrayBuffer> } | null = null;
  api.get('/', (c) => {
    made ??= make();
    const { text, packed } = made;
    c.header('content-type', 'application/json');
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(text);
    c.header('content-encoding', 'gzip');
    return c.body(packed);
  });
  return api;
}

function make() {
  const text = JSON.stringify({ vendors: [...referenceVendors], games: [...referenceGames()] } satisfies Catalog);
  return { text, packed: new Uint8Array(gzipSync(text)) };
}

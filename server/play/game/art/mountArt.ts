import type { Hono } from 'hono';
import type { ServerDeps } from '../../../deps.ts';
import type { ServeEnv } from '../../../serve/caller.ts';
import { ASK_EACH_TIME, FOR_EVER, madeFile, type StaticFile, sendFile } from '../../../site/site/staticFiles.ts';
import { type Catalog, catalogWith } from '../catalog.ts';
import { gameArt } from './gameArt.ts';
import { vendorArt } from './vendorArt.ts';

const SVG = 'image/svg+xml';
/** A label is 2 kB compressed; all of them stay in memory once drawn. */
const MOST = 4_000;

/** Serves the art of games and vendors in the catalog. With a version in the query it never changes. */
export function mountArt(app: Hono<ServeEnv>, deps: ServerDeps): void {
  const drawn = new Map<string, StaticFile>();
  const art = (
    path: string,
    has: (catalog: Catalog, name: string) => boolean,
    draw: (catalog: Catalog, name: string) => string,
  ): void => {
    app.get(`${path}/:file{[A-Za-z0-9-]+\\.svg}`, async (c) => {
      const name = c.req.param('file').slice(0, -'.svg'.length);
      const catalog = await catalogWith(deps, (read) => has(read, name));
      if (!has(catalog, name)) return c.text('Not found.\n', 404);
      const svg = draw(catalog, name);
      const file = drawn.get(svg) ?? madeFile(svg, SVG, ASK_EACH_TIME);
      if (drawn.size < MOST) drawn.set(svg, file);
      return sendFile(c, file, c.req.query('v') === undefined ? {} : { 'cache-control': FOR_EVER });
    });
  };
  art(
    '/art/games',
    ({ byId }, id) => byId.has(id),
    ({ byId }, id) => {
      const game = byId.get(id);
      return game === undefined ? '' : gameArt(game);
    },
  );
  art(
    '/art/vendors',
    ({ vendors }, code) => vendors.has(code),
    (_, code) => vendorArt(code),
  );
}

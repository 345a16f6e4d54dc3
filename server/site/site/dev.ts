import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { readBrand } from './brand.ts';
import { brandPage } from './brandPage.ts';

/** Calls, wallet and drawn art; the other files of /art lie in public/. */
const api = /^\/(wps|lgw|lotto|wallet|art\/(games|vendors))(\/|$)/;
/** Separate pages; every other path is the site's. */
const PAGES: Readonly<Record<string, string>> = { '/console': 'console.html', '/desk': 'desk.html' };
const ROOT = join(import.meta.dirname, '../../..');

/**
 * The site from source with hot reload, in front of the API. Without CSP, because hot reload needs inline scripts and a
 * socket; development only.
 */
export async function siteFromSources(brandId: string): Promise<{
  readonly before: (listener: RequestListener) => RequestListener;
  readonly close: () => Promise<void>;
}> {
  const brand = await readBrand(brandId, join(ROOT, 'brands'));
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true },
    // Bundling it would write into node_modules, which `node --watch` answers with a restart, for ever.
    configLoader: 'native',
  });

  const page = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const template = await readFile(join(ROOT, PAGES[pathname] ?? 'index.html'), 'utf8');
      const html = await vite.transformIndexHtml(request.url ?? '/', brandPage(template, brand).html);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
    }
  };

  return {
    before: (listener) => (request, response) => {
      if (api.test(request.url ?? '')) return listener(request, response);
      vite.middlewares(request, response, () => void page(request, response));
    },
    close: () => vite.close(),
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { sheetOf } from '../play/gameOdds.ts';
import { kindOf } from './gameKind.ts';
import { pagePolicy } from './securityHeaders.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** The built pages of the provider: game, check, replay and their files. */
export function createPages(folder: string, siteOrigin: string): Hono {
  const pages = new Hono();
  const answer = async (path: string, headers: Readonly<Record<string, string>>): Promise<Response> => {
    try {
      const file = await readFile(join(folder, path));
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return new Response(new Uint8Array(file), { headers: { 'content-type': type, ...headers } });
    } catch {
      return new Response('Not found', { status: 404 });
    }
  };
  const page = async (path: string, values: Readonly<Record<string, string>>): Promise<Response> => {
    const response = await answer(path, {
      'content-security-policy': pagePolicy(siteOrigin),
      'cache-control': 'no-cache',
    });
    const text = Object.entries(values).reduce(
      (html, [name, value]) => html.replaceAll(`%${name}%`, value),
      await response.text(),
    );
    return new Response(text, response);
  };
  pages.get('/play/:gameId', (c) => {
    const gameId = c.req.param('gameId');
    const kind = kindOf(gameId);
    return page(`${kind}.html`, { SITE_ORIGIN: siteOrigin, KIND: kind, SHEET: sheetOf(gameId) });
  });
  pages.get('/check/:ref', () => page('check.html', {}));
  pages.get('/replay/:ref', () => page('check.html', {}));
  pages.get('/fair.html', async () => {
    const response = await answer('fair.html', { 'cache-control': 'no-cache' });
    const html = await response.text();
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', pagePolicy(siteOrigin, inlineSources(html)));
    return new Response(html, { status: response.status, headers });
  });
  pages.get('/assets/:name{[\\w.-]+}', (c) =>
    answer(join('assets', c.req.param('name')), {
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  );
  return pages;
}

/** Scripts and styles that stand in a page, as sources of its policy. */
const inlineSources = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:script type="module"|style)>([\s\S]*?)<\/(?:script|style)>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { engineOf } from '../crash/crashGames.ts';
import { sheetOf } from '../play/gameOdds.ts';
import { roomGames } from '../rooms/roomGames.ts';
import { sharedTables } from '../tables/tableGames.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Nothing but the provider's own files, and no frame but the site's. */
const policy = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join('; ');

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
      'content-security-policy': policy(siteOrigin),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    const text = Object.entries(values).reduce(
      (html, [name, value]) => html.replaceAll(`%${name}%`, value),
      await response.text(),
    );
    return new Response(text, response);
  };
  const SITE_ORIGIN = siteOrigin;
  pages.get('/play/:gameId', (c) => {
    const gameId = c.req.param('gameId');
    const engine = engineOf(gameId);
    if (engine === 'lottery') return page('lottery.html', { SITE_ORIGIN, SHEET: sheetOf(gameId) });
    if (sharedTables.has(gameId)) return page('table.html', { SITE_ORIGIN, SHEET: sheetOf(gameId) });
    if (roomGames.has(gameId)) return page('room.html', { SITE_ORIGIN });
    if (engine === 'board') return page('board.html', { SITE_ORIGIN, SHEET: sheetOf(gameId) });
    if (engine === 'crash') return page('crash.html', { SITE_ORIGIN });
    if (engine === 'sports') return page('sports.html', { SITE_ORIGIN });
    return page('play.html', { SITE_ORIGIN, SHEET: sheetOf(gameId) });
  });
  pages.get('/check/:ref', () => page('check.html', {}));
  pages.get('/replay/:ref', () => page('check.html', {}));
  pages.get('/fair.html', () => answer('fair.html', { 'cache-control': 'no-cache' }));
  pages.get('/assets/:name{[\\w.-]+}', (c) =>
    answer(join('assets', c.req.param('name')), {
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }),
  );
  return pages;
}

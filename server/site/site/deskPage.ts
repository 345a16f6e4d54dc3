import type { Hono } from 'hono';
import type { ServeEnv } from '../../serve/caller.ts';
import type { Page } from './brandPage.ts';
import { pagePolicy } from './securityHeaders.ts';
import { ASK_EACH_TIME, madeFile, sendFile } from './staticFiles.ts';

/** Serves the operator's desk at /desk, under the same policy as the site. */
export function mountDeskPage(app: Hono<ServeEnv>, { html, inline }: Page): void {
  const file = madeFile(html, 'text/html; charset=utf-8', ASK_EACH_TIME);
  const headers = {
    'content-security-policy': pagePolicy({ inline, phoneService: null, games: null, hasConsole: false }),
    'x-robots-tag': 'noindex, nofollow',
  };
  app.get('/desk', (c) => sendFile(c, file, headers));
}

import type { Hono } from 'hono';
import type { ServeEnv } from '../../serve/caller.ts';
import { inlineOf } from './brandPage.ts';
import { consolePolicy } from './securityHeaders.ts';
import { type StaticFile, sendFile } from './staticFiles.ts';

/** Serves the console window at /console. Allows an opener, which it communicates with. */
export function mountConsolePage(app: Hono<ServeEnv>, file: StaticFile): void {
  const policy = consolePolicy(inlineOf(new TextDecoder().decode(file.body)));
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
  };
  app.get('/console', (c) => sendFile(c, file, headers));
}

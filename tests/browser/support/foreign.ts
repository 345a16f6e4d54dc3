import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const PAGES = ['shopPage', 'receiverPage', 'trafficPage'] as const;
type ForeignPage = (typeof PAGES)[number];

/** A third-party site on an origin of its own, with `@statelyai/inspect` in its pages. */
export function startForeignSite(): {
  readonly addressOf: (page: ForeignPage, asked?: Readonly<Record<string, string>>) => string;
  /** How often the traffic light has asked for a forecast. */
  readonly forecasts: () => number;
} {
  let forecasts = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://foreign');
    const name = pathname.slice(1).replace(/\.js$/, '');
    if (pathname === '/forecast') {
      forecasts += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"cars":7,"token":"a secret forecast"}');
    } else if (pathname.endsWith('.js'))
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts.get(name));
    else if (scripts.has(name)) response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(name));
    else response.writeHead(204).end();
  });
  const scripts = new Map<string, string>();
  beforeAll(async () => {
    const { NODE_ENV } = process.env;
    for (const name of PAGES) scripts.set(name, await bundled(name));
    // Restores NODE_ENV, which Vite's build sets.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => void server.close());
  return {
    forecasts: () => forecasts,
    addressOf: (page, asked = {}) =>
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/${page}?${new URLSearchParams(asked)}`,
  };
}

const pageOf = (name: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><body><script type="module" src="/${name}.js"></script>`;

async function bundled(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'foreign', `${name}.ts`),
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = [built].flat();
  const chunk = result !== undefined && 'output' in result ? result.output[0] : undefined;
  return (chunk as Rolldown.OutputChunk).code;
}

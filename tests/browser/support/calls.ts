import type { Page, Response } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';

const isCallOf = ({ method, path }: Endpoint, request: { method(): string; url(): string }) =>
  request.method() === method && new URL(request.url()).pathname === path;

/** Counts the calls of an endpoint from now on. */
export function countCalls(page: Page, endpoint: Endpoint): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isCallOf(endpoint, request)) count += 1;
  });
  return () => count;
}

/** Resolves with the next answer of this endpoint. */
export const nextAnswer = (page: Page, endpoint: Endpoint): Promise<Response> =>
  page.waitForResponse((response) => isCallOf(endpoint, response.request()));

/** Holds the calls of an endpoint from now on: `asked` resolves with the first of them, `release` lets all continue. */
export async function holdCalls(page: Page, { path }: Pick<Endpoint, 'path'>) {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**${path}`, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: released.resolve };
}

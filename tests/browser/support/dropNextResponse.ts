import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';

/** Lets the server handle the next call of this endpoint, and drops its answer. */
export const dropNextResponse = (page: Page, { path }: Pick<Endpoint, 'path'>): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

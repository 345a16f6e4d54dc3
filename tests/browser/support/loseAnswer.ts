import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';

/** Lets the next call of this endpoint be done, and its answer be lost on the way. */
export const loseAnswer = (page: Page, { path }: Pick<Endpoint, 'path'>): Promise<unknown> =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

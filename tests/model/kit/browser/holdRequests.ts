import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request, Route } from 'playwright-core';

/** Requests of a page that wait in the browser until somebody lets them go on. */
export interface HeldRequests {
  /** Holds them back on this page from now on, and forgets what is left of earlier ones. */
  readonly hold: (page: Page) => Promise<void>;
  readonly isWaiting: () => boolean;
  /** The youngest that waits, or comes soon. */
  readonly next: () => Promise<Route>;
  /** Lets one go on, and waits until it has its answer. */
  readonly answered: (route: Route) => Promise<void>;
  /** Lets all go on that wait. */
  readonly letGo: () => Promise<void>;
}

const PATIENCE_MS = 10_000;
const POLL_MS = 10;

/**
 * @param name What such a request is, for whoever waits for it in vain.
 * @param isAt Where such requests go.
 * @param isHeld Which of those are held; all of them where left out.
 */
export function holdRequests(
  name: string,
  isAt: (url: URL) => boolean,
  isHeld: (request: Request) => boolean = () => true,
): HeldRequests {
  let waiting: Route[] = [];
  const alive = () => {
    waiting = waiting.filter((route) => route.request().failure() === null);
    return waiting;
  };
  return {
    hold: async (page) => {
      waiting = [];
      await page.route(isAt, (route) => (isHeld(route.request()) ? void waiting.push(route) : route.fallback()));
    },
    isWaiting: () => alive().length > 0,
    next: async () => {
      for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
        const route = alive().pop();
        if (route !== undefined) return route;
        await wait(POLL_MS);
      }
      throw new Error(`no ${name} has come within ${PATIENCE_MS / 1000} s`);
    },
    answered: async (route) => {
      await route.continue();
      const answer = await Promise.race([route.request().response(), wait(PATIENCE_MS, 'late')]);
      if (answer === null) throw new Error(`nobody waits for a ${name} any more`);
      if (answer === 'late') throw new Error(`the server has not answered a ${name} within ${PATIENCE_MS / 1000} s`);
    },
    letGo: async () => {
      await Promise.all(alive().map((route) => route.continue().catch(() => undefined)));
      waiting = [];
    },
  };
}

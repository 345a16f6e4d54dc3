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
  /** Does something while none of those that are at the same place and not held is on its way. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Lets all go on that wait. */
  readonly letGo: () => Promise<void>;
}

const PATIENCE_MS = 10_000;
const POLL_MS = 10;

/** What waits in the browser, whoever holds it. */
const heldAnywhere = new WeakSet<Request>();

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
  let passing = new Set<Request>();
  let turn: Promise<void> = Promise.resolve();
  const holdBack = (route: Route): void => {
    heldAnywhere.add(route.request());
    waiting.push(route);
  };
  const letPass = async (route: Route): Promise<void> => {
    const request = route.request();
    await turn;
    passing.add(request);
    request.response().then(
      () => passing.delete(request),
      () => passing.delete(request),
    );
    return route.fallback();
  };
  const goOn = (route: Route): Promise<void> => {
    heldAnywhere.delete(route.request());
    return route.continue();
  };
  const alive = () => {
    waiting = waiting.filter((route) => route.request().failure() === null);
    return waiting;
  };
  return {
    hold: async (page) => {
      waiting = [];
      passing = new Set();
      await page.route(isAt, (route) => (isHeld(route.request()) ? holdBack(route) : letPass(route)));
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
      await goOn(route);
      const answer = await Promise.race([route.request().response(), wait(PATIENCE_MS, 'late')]);
      if (answer === null) throw new Error(`nobody waits for a ${name} any more`);
      if (answer === 'late') throw new Error(`the server has not answered a ${name} within ${PATIENCE_MS / 1000} s`);
    },
    alone: async (work) => {
      for (let waited = 0; [...passing].some((request) => !heldAnywhere.has(request)); waited += POLL_MS) {
        if (waited >= PATIENCE_MS) throw new Error(`another call beside a ${name} has not been answered`);
        await wait(POLL_MS);
      }
      const { promise, resolve } = Promise.withResolvers<void>();
      turn = promise;
      await work().finally(resolve);
    },
    letGo: async () => {
      await Promise.all(alive().map((route) => goOn(route).catch(() => undefined)));
      waiting = [];
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { interceptionOf, type PausedRequest } from './interception.ts';

/** Requests of a page that wait in the browser until somebody lets them go on. */
export interface HeldRequests {
  /** Holds them back on this page from now on, and forgets those of the document before. */
  readonly hold: (page: Page) => Promise<void>;
  readonly isWaiting: () => boolean;
  /** The youngest that waits, or comes soon. */
  readonly next: () => Promise<PausedRequest>;
  /** Lets one go on, and waits until it has its answer. */
  readonly answered: (request: PausedRequest) => Promise<void>;
  /** Does something while none of those that are at the same place and not held is on its way. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Lets all go on that wait. */
  readonly letGo: () => Promise<void>;
}

const PATIENCE_MS = 10_000;
const POLL_MS = 10;

/** What waits in the browser, whoever holds it. */
const heldAnywhere = new WeakSet<PausedRequest>();

/**
 * @param name What such a request is, for whoever waits for it in vain.
 * @param endings What the paths of such requests end in.
 * @param isHeld Which of those are held; all of them where left out.
 */
export function holdRequests(
  name: string,
  endings: readonly string[],
  isHeld: (request: PausedRequest) => boolean = () => true,
): HeldRequests {
  let waiting: PausedRequest[] = [];
  let passing = new Set<PausedRequest>();
  let turn: Promise<void> = Promise.resolve();
  const alive = () => {
    waiting = waiting.filter((request) => !request.isGone());
    return waiting;
  };
  const holdBack = (request: PausedRequest): void => {
    heldAnywhere.add(request);
    waiting.push(request);
  };
  const letPass = async (request: PausedRequest, pass: () => Promise<void>): Promise<void> => {
    await turn;
    passing.add(request);
    void request.end.then(() => passing.delete(request));
    return pass();
  };
  const goOn = (request: PausedRequest): Promise<void> => {
    heldAnywhere.delete(request);
    return request.goOn();
  };
  return {
    hold: async (page) => {
      waiting = [];
      passing = new Set();
      const interception = await interceptionOf(page);
      await interception.add(endings, async (request, pass) =>
        isHeld(request) ? holdBack(request) : letPass(request, pass),
      );
    },
    isWaiting: () => alive().length > 0,
    next: async () => {
      for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
        const request = alive().pop();
        if (request !== undefined) return request;
        await wait(POLL_MS);
      }
      throw new Error(`no ${name} has come within ${PATIENCE_MS / 1000} s`);
    },
    answered: async (request) => {
      await goOn(request);
      const end = await Promise.race([request.end, wait(PATIENCE_MS, 'late')]);
      if (end === 'gone') throw new Error(`nobody waits for a ${name} any more`);
      if (end === 'late') throw new Error(`the server has not answered a ${name} within ${PATIENCE_MS / 1000} s`);
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
      const all = alive();
      waiting = [];
      await Promise.all(all.map(goOn));
    },
  };
}

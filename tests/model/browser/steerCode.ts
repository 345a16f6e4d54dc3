import type { Page, Route } from 'playwright-core';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Steering } from '../kit/browser/stage.ts';
import type { Outcome } from '../kit/outcome.ts';

interface Code {
  /** Whether this outcome is possible in the current state; it is by default. */
  readonly can?: (outcome: Outcome, here: Configuration) => boolean;
  /** Whether the actor has everything it needs in the current state, so that it ends by itself. */
  readonly endsByItself?: (here: Configuration) => boolean;
  /** Which of the addresses is requested in the current state; any by default. */
  readonly isAskedFor?: (address: string, here: Configuration) => boolean;
}

const PATIENCE_MS = 10_000;
const POLL_MS = 10;

/**
 * Steering of an actor that loads code: requests of these addresses wait until it is chosen whether they succeed. A
 * page keeps what it has loaded, so the next such actor ends by itself.
 */
export function steerCode(
  addresses: RegExp,
  { can = () => true, endsByItself = () => false, isAskedFor = () => true }: Code = {},
): Steering {
  let page: Page | undefined;
  let fate: 'comes' | 'is lost' | undefined;
  let waiting: Route[] = [];
  let come: string[] = [];
  const hasCome = (here: Configuration): boolean =>
    endsByItself(here) || come.some((address) => isAskedFor(address, here));
  const settle = (route: Route): Promise<void> => {
    if (fate !== 'comes') return route.abort('failed');
    come.push(route.request().url());
    return route.continue();
  };
  return {
    hold: async (on) => {
      page = on;
      fate = undefined;
      waiting = [];
      come = [];
      await on.route(addresses, async (route) => {
        if (fate === undefined) waiting.push(route);
        else await settle(route);
      });
    },
    letGo: async () => {
      if (waiting.length > 0) {
        fate = 'comes';
        await Promise.all(waiting.splice(0).map(settle));
      }
      fate = undefined;
    },
    isEnding: hasCome,
    can: (outcome, here) => can(outcome, here) && (outcome.kind === 'done' || !hasCome(here)),
    end: async ({ kind }, here) => {
      if (hasCome(here)) return;
      for (let waited = 0; waiting.length === 0; waited += POLL_MS) {
        if (waited >= PATIENCE_MS) throw new Error(`no code was requested from ${addresses}`);
        await page?.waitForTimeout(POLL_MS);
      }
      fate = kind === 'done' ? 'comes' : 'is lost';
      await Promise.all(waiting.splice(0).map(settle));
    },
  };
}

import type { Page } from 'playwright-core';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Steering } from '../kit/browser/stage.ts';
import type { Outcome } from '../kit/outcome.ts';

interface Breakage {
  readonly can?: (here: Configuration) => boolean;
  /** What is done in the page after which the part fails. */
  readonly by: (page: Page, outcome: Outcome, here: Configuration) => Promise<unknown>;
}

/** The reins of a part that can only fail: something of the browser breaks under it, for as long as the document lives. */
export const breaks = ({ can = () => true, by }: Breakage): Steering =>
  onPage(
    async (page, outcome, here) => {
      await page.evaluate(() => Object.assign(window, { isBroken: true }));
      await by(page, outcome, here);
    },
    ({ kind }, here) => kind === 'error' && can(here),
  );

/** The reins of a part that can only end well: the player does this in it. */
export const ends = (by: Breakage['by']): Steering => onPage(by, ({ kind }) => kind === 'done');

function onPage(by: Breakage['by'], can: Steering['can']): Steering {
  let page: Page | undefined;
  return {
    hold: async (on) => {
      page = on;
    },
    letGo: async () => {},
    can,
    end: async (outcome, here) => {
      if (page !== undefined) await by(page, outcome, here);
    },
  };
}

/** What a storage of the page does no longer. */
interface Refused {
  readonly does: 'setItem' | 'getItem' | 'clear';
  /** For which keys, as they begin; for all where nothing is said. */
  readonly key?: string;
}

/** From now on, both storages of the page refuse this, as one that is full does. Runs in the page too. */
export function refuseStorage({ does, key = '' }: Refused): void {
  const plain = Storage.prototype[does] as (...given: unknown[]) => unknown;
  Object.defineProperty(Storage.prototype, does, {
    configurable: true,
    value: function (this: Storage, ...given: unknown[]) {
      if (String(given[0] ?? '').startsWith(key)) throw new DOMException('there is no room', 'QuotaExceededError');
      return plain.apply(this, given);
    },
  });
}

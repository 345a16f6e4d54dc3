import type { Page } from 'playwright-core';
import type { Configuration } from '../../../src/inspection/step/configuration.ts';
import type { Steering } from '../kit/browser/stage.ts';
import type { Outcome } from '../kit/outcome.ts';

interface Breakage {
  readonly can?: (here: Configuration) => boolean;
  /** Done in the page; the part fails after it. */
  readonly by: (page: Page, outcome: Outcome, here: Configuration) => Promise<unknown>;
}

/** Steering of a part that can only fail: breaks a browser API that it needs, until the next page load. */
export const breaks = ({ can = () => true, by }: Breakage): Steering =>
  onPage(
    async (page, outcome, here) => {
      await page.evaluate(() => Object.assign(window, { isBroken: true }));
      await by(page, outcome, here);
    },
    ({ kind }, here) => kind === 'error' && can(here),
  );

/** Steering of a part that can only succeed: the player's step in it. */
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

/** A storage method that is to fail. */
interface Refused {
  readonly does: 'setItem' | 'getItem' | 'clear';
  /** Prefix of the keys concerned; all keys by default. */
  readonly key?: string;
}

/** Makes both storages reject this call, as full ones do. Runs in the page too. */
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

import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import type { Elsewhere } from '../kit/browser/stage.ts';

/** Holds back the settings that the site loads at its start. */
export interface HeldSettings {
  readonly hold: (page: Page) => Promise<void>;
  /** Loses the held call. */
  readonly lose: () => Promise<void>;
  /** Lets the held or next call go on, and waits for its answer. */
  readonly answer: () => Promise<void>;
  /** An event caused by that answer; possible while a call is held. */
  readonly arrive: Elsewhere;
}

/** Holds every call of these endpoints. */
export function holdSettings(endpoints: readonly Endpoint[]): HeldSettings {
  const names = endpoints.map(({ id }) => id).join(' or ');
  const held = holdRequests(
    `call of ${names}`,
    endpoints.map(({ path }) => path),
  );
  const answer = async () => held.answered(await held.next());
  return {
    hold: held.hold,
    lose: async () => (await held.next()).lose(),
    answer,
    arrive: { can: held.isWaiting, bring: answer, letGo: held.letGo },
  };
}

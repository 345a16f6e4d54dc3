import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import type { Elsewhere } from '../kit/browser/stage.ts';

/** What the site asks for at its start, and that comes only when it is let go. */
export interface HeldSettings {
  readonly hold: (page: Page) => Promise<void>;
  /** The one that waits is lost on the way. */
  readonly lose: () => Promise<void>;
  /** The one that waits, or comes soon, goes on and has its answer. */
  readonly answer: () => Promise<void>;
  /** An event that comes with that answer, as long as one waits. */
  readonly arrive: Elsewhere;
}

/** Holds back every call of these endpoints. */
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

import type { Page } from 'playwright-core';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import type { Site } from '../../browser/support/site.ts';
import type { Scope } from '../kit/browser/mirror.ts';
import type { BrowserStage, Elsewhere, Steering } from '../kit/browser/stage.ts';
import { done } from '../kit/outcome.ts';
import { closeWarnings, type SiteOpening, siteStage } from './siteStage.ts';
import { steer } from './steer.ts';

/** A flow that another page opens. */
interface Within {
  readonly name: string;
  /** Answers to the calls of that page, in order. */
  readonly answers: readonly (readonly [Endpoint, unknown])[];
  /** The player's step that then opens the flow. */
  readonly press: (page: Page) => Promise<unknown>;
}

interface PageStage extends Pick<BrowserStage, 'outOfReach' | 'faulty' | 'offers' | 'clearAway' | 'records'> {
  /** The part of the page that belongs to the flow; the whole panel by default. */
  readonly scope?: Scope;
  /** Its path in a centre. */
  readonly path: string;
  /** Username of the session; the demo member by default. */
  readonly as?: string;
  /** How the flow opens in it; at once by default. */
  readonly within?: readonly Within[];
  /** The calls of each actor; they end as the spec says, whatever the server holds. */
  readonly calls?: Readonly<Record<string, readonly Endpoint[]>>;
  /** Steering of all other actors. */
  readonly steering?: Readonly<Record<string, Steering>>;
  readonly elsewhere?: Readonly<Record<string, Elsewhere>>;
}

/** The page inside a centre. */
export const PANEL = { selector: 'section[role="dialog"] > [class*="panel"]' };

/** Presses a button of the page that opens or leaves a flow. */
export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Opens the first row of the list. */
export const pressFirstRow = (page: Page) => page.locator(`${PANEL.selector} li > button`).first().click();

/** A page of the member centre or the agent centre, opened by its path. */
export const pageStage = (
  site: Site,
  { path, as = 'somchai', within, calls = {}, steering = {}, ...rest }: PageStage,
): BrowserStage =>
  siteStage(site, {
    clearAway: closeWarnings,
    openings: within?.map((one) => ({ as, path, ...opens(site, one) })) ?? [{ name: 'its address', as, path }],
    scope: PANEL,
    steering: { ...steered(site, calls), ...steering },
    ...rest,
  });

/** Steers the calls of the page apart from those of the flow, which may use the same endpoints. */
function opens({ qa }: Site, { name, answers, press }: Within): SiteOpening {
  let isUp = false;
  const calls = answers.map(([endpoint, value]) => ({
    value,
    reins: steer(qa, [endpoint], { of: () => !isUp, says: ({ output }) => output }),
  }));
  return {
    name,
    given: async (page) => {
      isUp = false;
      for (const { reins } of calls) await reins.hold(page);
    },
    afterwards: async (page) => {
      for (const { reins, value } of calls) await reins.end(done(value));
      isUp = true;
      await press(page);
    },
  };
}

const steered = (
  { qa }: Site,
  calls: Readonly<Record<string, readonly Endpoint[]>>,
): Readonly<Record<string, Steering>> =>
  Object.fromEntries(
    Object.entries(calls).map(([actor, endpoints]) => [actor, steer(qa, endpoints, { says: ({ output }) => output })]),
  );

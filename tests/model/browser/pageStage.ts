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
  /** How the calls of that page end, in their order. */
  readonly answers: readonly (readonly [Endpoint, unknown])[];
  /** What the player does there then. */
  readonly press: (page: Page) => Promise<unknown>;
}

interface PageStage extends Pick<BrowserStage, 'outOfReach' | 'faulty' | 'offers' | 'clearAway' | 'records'> {
  /** What of the page is the flow's; all of the panel where nothing is said. */
  readonly scope?: Scope;
  /** Its address in a centre. */
  readonly path: string;
  /** Whose session there is; the demo member's where nothing is said. */
  readonly as?: string;
  /** How the flow comes up in it; at once where nothing is said. */
  readonly within?: readonly Within[];
  /** Which calls an actor makes; they end as the spec says, whatever the server has. */
  readonly calls?: Readonly<Record<string, readonly Endpoint[]>>;
  /** The reins of all other actors. */
  readonly steering?: Readonly<Record<string, Steering>>;
  readonly elsewhere?: Readonly<Record<string, Elsewhere>>;
}

/** What of a centre is the page. */
export const PANEL = { selector: 'section[role="dialog"] > [class*="panel"]' };

/** Presses a button of the page, as the player does to open or leave a flow. */
export const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Opens the first row of the list in a centre. */
export const pressFirstRow = (page: Page) => page.locator(`${PANEL.selector} li > button`).first().click();

/** A page of the member centre or the agent centre, opened by its address. */
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

/** The calls of the page are held apart from those of the flow, which may be of the same endpoints. */
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

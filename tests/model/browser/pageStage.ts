import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import type { Site } from '../../browser/support/site.ts';
import type { Scope } from '../kit/browser/mirror.ts';
import type { BrowserStage, Elsewhere, Steering } from '../kit/browser/stage.ts';
import { closeWarnings, siteStage } from './siteStage.ts';
import { steer } from './steer.ts';

interface PageStage extends Pick<BrowserStage, 'outOfReach' | 'offers'> {
  /** What of the page is the flow's; all of the panel where nothing is said. */
  readonly scope?: Scope;
  /** Its address in a centre. */
  readonly path: string;
  /** Whose session there is; the demo member's where nothing is said. */
  readonly as?: string;
  /** Which calls an actor makes; they end as the spec says, whatever the server has. */
  readonly calls?: Readonly<Record<string, readonly Endpoint[]>>;
  /** The reins of all other actors. */
  readonly steering?: Readonly<Record<string, Steering>>;
  readonly elsewhere?: Readonly<Record<string, Elsewhere>>;
}

/** Transitions of what shows that it is at work. */
export const busy = (...spelled: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(spelled.map((one) => [one, 'what is at work takes no press']));

/** What of a centre is the page. */
const PANEL = { selector: 'section[role="dialog"] > [class*="panel"]' };

/** A page of the member centre or the agent centre, opened by its address. */
export const pageStage = (
  site: Site,
  { path, as = 'somchai', calls = {}, steering = {}, ...rest }: PageStage,
): BrowserStage =>
  siteStage(site, {
    clearAway: closeWarnings,
    openings: [{ name: 'its address', as, path }],
    scope: PANEL,
    steering: { ...steered(site, calls), ...steering },
    ...rest,
  });

const steered = (
  { qa }: Site,
  calls: Readonly<Record<string, readonly Endpoint[]>>,
): Readonly<Record<string, Steering>> =>
  Object.fromEntries(
    Object.entries(calls).map(([actor, endpoints]) => [actor, steer(qa, endpoints, { says: ({ output }) => output })]),
  );

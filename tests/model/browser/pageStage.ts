import type { Site } from '../../browser/support/site.ts';
import type { Scope } from '../kit/browser/mirror.ts';
import type { BrowserStage, Elsewhere, Steering } from '../kit/browser/stage.ts';
import { closeWarnings, siteStage } from './siteStage.ts';

interface PageStage extends Pick<BrowserStage, 'outOfReach' | 'offers'> {
  /** What of the page is the flow's; all of the panel where nothing is said. */
  readonly scope?: Scope;
  /** Its address in a centre. */
  readonly path: string;
  /** Whose session there is; the demo member's where nothing is said. */
  readonly as?: string;
  readonly steering: Readonly<Record<string, Steering>>;
  readonly elsewhere?: Readonly<Record<string, Elsewhere>>;
}

/** What of a centre is the page. */
const PANEL = { selector: 'section[role="dialog"] > [class*="panel"]' };

/** A page of the member centre or the agent centre, opened by its address. */
export const pageStage = (site: Site, { path, as = 'somchai', ...rest }: PageStage): BrowserStage =>
  siteStage(site, {
    clearAway: closeWarnings,
    openings: [{ name: 'its address', as, path }],
    scope: PANEL,
    ...rest,
  });

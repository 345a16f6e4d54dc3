import { journeyFrom } from './journeyFrom.ts';
import type { WatchedRoot } from './watchedRoot.ts';

/** The site of players. */
export const siteRoot: WatchedRoot = {
  /** Where it stands, and what its client has learned of a refusal. */
  ownEvents: new Set(['site.navigated', 'session.invalidated', 'status.refresh']),
  /** A dialog above the page, a page above the lobby. */
  inView: [/\/modals\/[^/]+$/, /\/page$/, /\/games$/],
  token: 'token',
  journey: journeyFrom,
  options: '../../src/qa/replaySite.ts',
  replay: async () => {
    const { replayOptions, siteMachines } = await import('./replaySite.ts');
    return { machines: siteMachines(), options: replayOptions };
  },
};

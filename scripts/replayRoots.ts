import { deskRoot } from '../src/qa/deskRoot.ts';
import { siteRoot } from '../src/qa/siteRoot.ts';

/** What replays need of the site and of the desk. Their code is found by patterns, so that only Vite can load it. */
export const roots = { site: await siteRoot.replay(), desk: await deskRoot.replay() };

import { expect } from 'vitest';
import { wireFeatures } from '../../src/machines/pages/features.wire.ts';
import type { LoadedPages } from '../../src/routes/pageLibrary.ts';

/** No page has a flow of its own. */
export const noPages: LoadedPages = {
  load: () => Promise.resolve(false),
  logicOf: (page) => expect.unreachable(page),
  features: wireFeatures,
  viewOf: () => null,
};

/** What the pages are plugged into where nothing of it matters. */
export const pagesNowhere = {
  pages: noPages,
  watchPlace: () => () => {},
  watchNetwork: () => () => {},
  watchLanguage: () => () => {},
  randomKey: () => 'a-key-of-sixteen-or-more',
};

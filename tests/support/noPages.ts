import { expect } from 'vitest';
import { featuresMachine } from '../../src/machines/pages/features.machine.ts';
import type { LoadedPages } from '../../src/routes/pageLibrary.ts';

/** Stub pages without flows. */
export const noPages: LoadedPages = {
  load: () => Promise.resolve(false),
  logicOf: (page) => expect.unreachable(page),
  features: () => featuresMachine,
  viewOf: () => null,
};

/** Stub effects for the pages. */
export const pagesNowhere = {
  pages: noPages,
  watchLocation: () => () => {},
  watchMotion: () => () => {},
  watchNetwork: () => () => {},
  watchOnline: () => () => {},
  appWorker: { watch: () => () => {}, check: () => {}, apply: () => Promise.resolve() },
  watchForeground: () => () => {},
  openLive: () => () => {},
  watchLanguage: () => () => {},
  randomKey: () => 'a-key-of-sixteen-or-more',
};

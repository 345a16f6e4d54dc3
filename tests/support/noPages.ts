import { expect } from 'vitest';
import type { LoadedPages } from '../../src/routes/pageLibrary.ts';
import { beside } from '../../src/routes/pages/registered.ts';

/** Stub pages without flows. */
export const noPages: LoadedPages = {
  load: () => Promise.resolve(false),
  logicOf: (page) => expect.unreachable(page),
  besideOf: (name) => beside[name],
  viewOf: () => null,
  shapeOf: () => 'rows',
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

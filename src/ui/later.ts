import { type ComponentType, lazy } from 'react';
import type { WordBundle } from './copy/i18n.ts';
import { siteTexts } from './copy/siteTexts.ts';

/**
 * A part of the page that nobody needs in order to begin: it loads, with its words, once the first picture stands, so
 * that the first visit waits for nothing else. One that does not come because the network is away comes with the
 * network, and takes nothing else down.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>, words: WordBundle = 'page') =>
  lazy(async () => {
    await firstPicture();
    const [view] = await Promise.all([
      fetched(load),
      fetched(() => siteTexts.add('page')),
      fetched(() => siteTexts.add(words)),
    ]);
    return { default: view };
  });

/** The frame after the one that is being made. */
const firstPicture = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (!navigator.onLine) await networkBack();
    return load();
  }
}

const networkBack = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));

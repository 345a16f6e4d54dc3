import { type ComponentType, lazy } from 'react';
import type { WordBundle } from './copy/i18n.ts';
import { siteTexts } from './copy/siteTexts.ts';

/**
 * A part of the page that loads with its texts after the first paint, so that the first visit does not wait for it. If
 * the network is down, it loads when the network is back; the rest of the page is unaffected.
 */
export const lazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>, words: WordBundle = 'page') =>
  lazy(async () => {
    await firstPicture();
    const [view] = await Promise.all([
      fetched(load),
      fetched(() => siteTexts.add('page')),
      fetched(() => siteTexts.add(words)),
    ]);
    return { default: view };
  });

/** Resolves after the next frame. */
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

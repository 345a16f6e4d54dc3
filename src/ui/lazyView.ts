import { type ComponentType, lazy } from 'react';
import type { WordBundle } from './copy/i18n.ts';
import { siteTexts } from './copy/siteTexts.ts';

declare global {
  /** Resolves once the whole stylesheet is there, or cannot be had; set by the page itself. */
  var styled: Promise<unknown> | undefined;
}

interface LazyOptions<Props extends object> {
  /** It is not rendered on the server: it shows the time, or what only this browser knows. */
  readonly inBrowser?: boolean;
  /** The part, where its code and its texts are there already: then it is shown without a fallback first. */
  readonly atHand?: () => ComponentType<Props> | null;
}

/**
 * A part of the page that loads with its texts after the first paint, so that the first visit does not wait for it. If
 * the network is down, it loads when the network is back; the rest of the page is unaffected.
 */
export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordBundle = 'page',
  { inBrowser = false, atHand }: LazyOptions<Props> = {},
) =>
  lazy<ComponentType<Props>>(() => {
    const view = inBrowser ? null : atHand?.();
    return view ? immediately({ default: view }) : loadView(load, words, inBrowser);
  });

async function loadView<View>(load: () => Promise<View>, words: WordBundle, inBrowser: boolean) {
  if (import.meta.env.SSR && inBrowser) throw LATER;
  if (!isArriving()) await firstPicture();
  const [view] = await Promise.all([
    fetched(load),
    // What the server left out has no styles in the page yet.
    inBrowser ? globalThis.styled : null,
    fetched(() => siteTexts.add('page')),
    fetched(() => siteTexts.add(words)),
  ]);
  return { default: view };
}

/** Resolved for React in the same turn, unlike a promise. */
const immediately = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React takes what a thenable says at once, where a promise suspends
  ({ then: (go: (value: Value) => void) => go(value) }) as unknown as Promise<Value>;

type Frame = typeof import('./frame.ts');

let frame: Frame | null = null;

/** Loads what follows the entry, with its texts. */
export async function loadFrame(): Promise<Frame> {
  const [loaded] = await Promise.all([import('./frame.ts'), siteTexts.add('page')]);
  frame = loaded;
  return loaded;
}

type PropsOf<Name extends keyof Frame> = Parameters<Frame[Name]> extends [infer Props extends object] ? Props : object;
type Part<Name extends keyof Frame> = ComponentType<PropsOf<Name>>;

/** A part of what follows the entry. */
export const framePart = <Name extends keyof Frame>(name: Name, { inBrowser = false }: LazyOptions<never> = {}) =>
  lazyView<PropsOf<Name>>(async () => (await loadFrame())[name] as Part<Name>, 'page', {
    inBrowser,
    atHand: () => (frame?.[name] as Part<Name> | undefined) ?? null,
  });

/** Whether the page has come with its content, and is not alive yet: then it is painted already. */
const isArriving = (): boolean => import.meta.env.SSR || document.getElementById('arrived') !== null;

/** React names it by its digest. */
const LATER = Object.assign(new Error('rendered in the browser'), { digest: 'later' });

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

import type { AnyStateMachine } from 'xstate';
import type { PageLibrary } from '../machines/site/pages/pages.wire.ts';
import { plug } from '../machines/support/plug.ts';
import type { WordBundle } from '../ui/copy/i18n.ts';
import type { Shape } from '../ui/states/PageShape.tsx';
import type { FlowDeps } from './flow.ts';
import type { PageCode } from './page.ts';

export interface LoadedPages extends PageLibrary {
  viewOf(page: string): PageCode['View'] | null;
  /** What a page looks like while it loads. */
  shapeOf(page: string | null): Shape;
}

interface LoadedPage {
  readonly logic: AnyStateMachine;
  readonly View: PageCode['View'];
}

const isOfCentre = (page: string) => page.includes('/') || page === 'pointMall';

/** The texts of a page: its own are in the bundle of its kind. */
export const wordsOf = (page: string): readonly WordBundle[] => [
  'page',
  'flows',
  ...(isOfCentre(page) ? [] : (['games'] as const)),
  ...(['promotions', 'promoDetail', 'join'].includes(page) ? (['centre'] as const) : []),
];

/** Loads a page's machine, view and texts in one chunk, on first use. */
export function createPageLibrary(
  deps: FlowDeps,
  addWords: (bundles: readonly WordBundle[]) => Promise<void>,
): LoadedPages {
  const loaded = new Map<string, LoadedPage>();
  let registered: typeof import('./pages/registered.ts') | null = null;
  return {
    async load(name) {
      if (loaded.has(name)) return true;
      [registered] = await Promise.all([import('./pages/registered.ts'), addWords(wordsOf(name))]);
      const page = registered.pages.get(name);
      if (page === undefined) return false;
      const { logic, View } = await page.code();
      loaded.set(name, { logic: logic(deps), View });
      return true;
    },
    logicOf(name) {
      const page = loaded.get(name);
      if (!page) throw new Error(`page ${name} was opened before it was loaded`);
      return page.logic;
    },
    besideOf(name) {
      if (!registered) throw new Error(`${name} was started before a page was loaded`);
      return plug(registered.beside[name], deps);
    },
    viewOf: (name) => loaded.get(name)?.View ?? null,
    shapeOf: (name) => registered?.pages.get(name ?? '')?.shape ?? 'rows',
  };
}

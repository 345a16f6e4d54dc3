import type { PageLibrary } from '../machines/pages/pages.wire.ts';
import type { FlowDeps } from './flow.ts';
import type { LoadedPage } from './page.ts';

export interface LoadedPages extends PageLibrary {
  viewOf(page: string): LoadedPage['View'] | null;
}

/** Loads machine and view of a page in one chunk, with the words of pages, when it is first needed. */
export function createPageLibrary(deps: FlowDeps, addWords: () => Promise<void>): LoadedPages {
  const loaded = new Map<string, LoadedPage>();
  let features: LoadedPages['features'] | null = null;
  return {
    async load(name) {
      if (loaded.has(name)) return true;
      const [{ pages, wireFeatures }] = await Promise.all([import('./pages/pages.ts'), addWords()]);
      features = wireFeatures;
      const chunk = pages[name];
      if (chunk === undefined) return false;
      loaded.set(name, (await chunk()).page(deps));
      return true;
    },
    logicOf(name) {
      const page = loaded.get(name);
      if (!page) throw new Error(`page ${name} is opened before it is loaded`);
      return page.logic;
    },
    features(api) {
      if (!features) throw new Error('the flags of agents are asked for before a page is loaded');
      return features(api);
    },
    viewOf: (name) => loaded.get(name)?.View ?? null,
  };
}

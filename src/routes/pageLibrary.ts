import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { PageLibrary } from '../machines/pages/pages.wire.ts';
import { plug } from '../machines/support/plug.ts';
import type { FlowDeps } from './flow.ts';
import type { PageCode } from './page.ts';

export interface LoadedPages extends PageLibrary {
  viewOf(page: string): PageCode['View'] | null;
}

interface LoadedPage {
  readonly logic: AnyStateMachine;
  readonly View: PageCode['View'];
}

/** Loads a page's machine, view and texts in one chunk, on first use. */
export function createPageLibrary(deps: FlowDeps, addWords: (page: string) => Promise<void>): LoadedPages {
  const loaded = new Map<string, LoadedPage>();
  let features: AnyActorLogic | null = null;
  let missionCount: AnyActorLogic | null = null;
  return {
    async load(name) {
      if (loaded.has(name)) return true;
      const [{ pages }, { featuresMachine }, { missionCountMachine }] = await Promise.all([
        import('./pages/pages.ts'),
        import('../machines/pages/features.machine.ts'),
        import('../machines/pages/missionCount.machine.ts'),
        addWords(name),
      ]);
      features = plug(featuresMachine, deps);
      missionCount = plug(missionCountMachine, deps);
      const page = pages.get(name);
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
    features() {
      if (!features) throw new Error('agent features were requested before a page was loaded');
      return features;
    },
    missionCount() {
      if (!missionCount) throw new Error('missions were counted before a page was loaded');
      return missionCount;
    },
    viewOf: (name) => loaded.get(name)?.View ?? null,
  };
}

import type { ModalFlow } from '../machines/site/modals/flows.ts';
import type { FlowLibrary } from '../machines/site/modals/modals.wire.ts';
import type { FlowDeps, LoadedFlow } from './flow.ts';

const chunks: Record<ModalFlow, () => Promise<{ flow: (deps: FlowDeps) => LoadedFlow }>> = {
  login: () => import('./flows/login.ts'),
  changePassword: () => import('./flows/changePassword.ts'),
  logout: () => import('./flows/logout.ts'),
  notices: () => import('./flows/notices.ts'),
  help: () => import('./flows/help.ts'),
  service: () => import('./flows/service.ts'),
  chat: () => import('./flows/chat.ts'),
  afterLogin: () => import('./flows/afterLogin.ts'),
  register: () => import('./flows/register.ts'),
  freePlay: () => import('./flows/freePlay.ts'),
  forgot: () => import('./flows/forgot.ts'),
  resetPassword: () => import('./flows/resetPassword.ts'),
  vendorGames: () => import('./flows/vendorGames.ts'),
};

export interface LoadedFlows extends FlowLibrary {
  viewOf(flow: ModalFlow): LoadedFlow['View'] | null;
}

/** Loads a flow's machine, view and texts in one chunk, on first use. */
export function createFlowLibrary(deps: FlowDeps, addWords: () => Promise<void>): LoadedFlows {
  const loaded = new Map<ModalFlow, LoadedFlow>();
  return {
    async load(name) {
      if (loaded.has(name)) return;
      const [{ flow }] = await Promise.all([chunks[name](), addWords()]);
      loaded.set(name, flow(deps));
    },
    logicOf(name) {
      const flow = loaded.get(name);
      if (!flow) throw new Error(`flow ${name} was opened before it was loaded`);
      return flow.logic;
    },
    viewOf: (name) => loaded.get(name)?.View ?? null,
  };
}

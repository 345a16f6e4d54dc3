import type { ModuleNode } from '../../../src/api/contract/site/system.ts';

/** CONFIG-09, 10: whether a module of the tree is on. A disabled branch disables everything below. */
export const isModuleOn = (modules: readonly ModuleNode[], modId: string): boolean =>
  modules.some((node) => node.enabled === '1' && (node.modId === modId || isModuleOn(node.childrenNodes, modId)));

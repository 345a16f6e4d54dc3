import type { ModuleNode } from '../site/system.ts';

/** CONFIG-09, 10: whether a module is on in the merchant's tree. What stands below a module that is off is off too. */
export const isModuleOn = (modules: readonly ModuleNode[], modId: string): boolean =>
  modules.some((node) => node.enabled === '1' && (node.modId === modId || isModuleOn(node.childrenNodes, modId)));

import type { ModuleNode } from '../../api/contract/system.ts';

/** CONFIG-05: a password may be set by a code from an SMS. */
export const PASSWORD_BY_PHONE = 'CHNGPASSVERIF3';

/** CONFIG-09, 10: whether a module of the white-label tree is on. One that the tree does not name is off. */
export const isModuleOn = (modules: readonly ModuleNode[], modId: string): boolean =>
  modules.some((node) => (node.modId === modId && node.enabled === '1') || isModuleOn(node.childrenNodes, modId));

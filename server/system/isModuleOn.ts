import type { ModuleNode } from '../../src/api/contract/system.ts';
import type { MerchantSettings } from './merchantSettings.ts';

/** CONFIG-09, 10: whether a module is on: it and all above it are enabled with the string '1'. */
export const isModuleOn = ({ modules }: Pick<MerchantSettings, 'modules'>, modId: string): boolean =>
  isOnWithin(modules, modId);

const isOnWithin = (nodes: readonly ModuleNode[], modId: string): boolean =>
  nodes
    .filter(({ enabled }) => enabled === '1')
    .some((node) => node.modId === modId || isOnWithin(node.childrenNodes, modId));

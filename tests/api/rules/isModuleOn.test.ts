import { expect, it } from 'vitest';
import { isModuleOn } from '../../../src/api/contract/rules/isModuleOn.ts';

const node = (modId: string, enabled: string, ...childrenNodes: readonly ReturnType<typeof leaf>[]) => ({
  modId,
  enabled,
  childrenNodes,
});
const leaf = (modId: string, enabled: string) => ({ modId, enabled, childrenNodes: [] });

it('[CONFIG-09] finds a module anywhere in the tree, except below a disabled one', () => {
  const tree = [node('MEMBER', '1', leaf('WALLET', '1')), leaf('LOTTERY', '1')];
  expect(['MEMBER', 'WALLET', 'LOTTERY', 'CHNGPASSVERIF3'].map((modId) => isModuleOn(tree, modId))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isModuleOn([], 'MEMBER')).toBe(false);
  expect(isModuleOn([node('MEMBER', '0', leaf('WALLET', '1'))], 'WALLET')).toBe(false);
});

it("[CONFIG-10] is on only if enabled is the string '1'", () => {
  expect(['1', '0', '', 'true', '2'].map((enabled) => isModuleOn([leaf('WALLET', enabled)], 'WALLET'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

import { expect, it } from 'vitest';
import { isModuleOn } from '../../../server/site/system/isModuleOn.ts';

const node = (modId: string, enabled: string, childrenNodes: Parameters<typeof isModuleOn>[0] = []) => ({
  modId,
  enabled,
  childrenNodes,
});

it("[CONFIG-09] [CONFIG-10] a module is on with enabled '1', at any depth of the tree", () => {
  const modules = [
    node('A', '1', [node('B', '1', [node('C', '1')]), node('D', '0')]),
    node('E', 'true'),
    node('F', '', [node('G', '1')]),
    node('H', '0'),
    node('I', '1', [node('H', '1')]),
  ];
  const on = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'a', ''].filter((modId) => isModuleOn(modules, modId));
  expect(on).toEqual(['A', 'B', 'C', 'H', 'I']);
});

it('no module is on in an empty tree', () => {
  expect(isModuleOn([], 'CHNGPASSVERIF3')).toBe(false);
});

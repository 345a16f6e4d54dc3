import { expect, it } from 'vitest';
import { deskMenu, pageNames } from '../../../../src/machines/desk/deskPage/deskQueues.ts';

it('the menu of the desk has each page once', () => {
  expect(Object.values(deskMenu).flat().toSorted()).toEqual([...pageNames].toSorted());
});

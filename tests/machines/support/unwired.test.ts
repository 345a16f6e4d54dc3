import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { unwired, unwiredListener, unwiredPromise } from '../../../src/machines/support/unwired.ts';

it('an unwired stub throws, with its name', () => {
  expect(unwired('kettle.whistle')).toThrow(new Error('effect kettle.whistle is not wired'));
});

it.each([
  ['wait', unwiredPromise('kettle.boil'), 'wait kettle.boil is not wired'],
  ['listener', unwiredListener('kettle.hear'), 'listener kettle.hear is not wired'],
] as const)('an unwired %s fails, with its name', async (_, logic, message) => {
  const actor = createActor(logic);
  const failure = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  expect(await failure).toEqual(new Error(message));
});

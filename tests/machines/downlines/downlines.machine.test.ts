import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { apiActor } from '../../../src/api/actors.ts';
import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { downlinesMachine } from '../../../src/machines/downlines/downlines.machine.ts';
import { holdApi } from '../../support/holdApi.ts';

it('[WALLET-06] searches for what was typed without the blanks around it, from the first page on', async () => {
  const held = holdApi();
  const actors = { fetchDownlines: apiActor(held.api, lineTransferContract.downlines) };
  const page = createActor(downlinesMachine.provide({ actors }), {
    input: { language: 'TH', keySeed: 'seed-of-a-page' },
  }).start();
  const answered = async (request: object) => {
    await expect.poll(() => held.last().call).toMatchObject({ request });
    held.last().answer({ list: [{ id: 'd1', username: 'agent2', nickname: 'Boonmee' }], count: 41 });
    await expect.poll(() => page.getSnapshot().matches('choosing')).toBe(true);
  };
  await answered({ search: '', page: '1' });
  page.send({ type: 'downlines.page', page: 3 });
  await answered({ search: '', page: '3' });
  page.send({ type: 'downlines.type', value: '  boon ' });
  page.send({ type: 'downlines.search' });
  await answered({ search: 'boon', page: '1' });
  expect(page.getSnapshot().context.typed).toBe('  boon ');
});

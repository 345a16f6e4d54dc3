import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointsContract } from '../../src/api/contract/points.ts';
import { openQaDoors, type QaDoors } from '../../src/qa/qaDoors.ts';
import { playerIn } from '../support/payments.ts';
import type { Player } from '../support/player.ts';
import { balanceOf, redeem } from '../support/points.ts';
import { type Reference, startReference } from '../support/reference.ts';

const LANTERN = 'demo-reward-1';

let server: Reference;
let doors: QaDoors;
let player: Player;
beforeAll(async () => {
  server = await startReference();
  doors = openQaDoors(server.baseURL, server.fetch);
  player = await playerIn(server);
});
afterAll(() => server.close());

const detail = (id: string) => player.api(pointsContract.detail, { request: { id, language: 'EN' } });

it('[POINTS-03] lets QA review an exchange as an operator does, once', async () => {
  const [sent, kept] = [await redeem(player), await redeem(player)];
  await doors.reviewExchange({ id: sent.id, approved: true, remark: '' });
  await doors.reviewExchange({ id: kept.id, approved: false, remark: 'We do not send there.' });
  expect(await detail(sent.id)).toMatchObject({ status: 'approved', remark: null });
  expect(await detail(kept.id)).toMatchObject({ status: 'rejected', remark: 'We do not send there.' });
  expect(await balanceOf(player)).toEqual({ points: 5_280, held: 0 });
  await expect(doors.reviewExchange({ id: kept.id, approved: true, remark: '' })).rejects.toMatchObject({
    failure: { code: 'STATUS_CHANGED' },
  });
});

it('lets QA change price and stock of a reward, and take it away', async () => {
  const lantern = async () => {
    const { list } = await player.api(pointsContract.rewards, { request: { language: 'EN' } });
    const found = list.find(({ id }) => id === LANTERN);
    return found && [found.points, found.stock];
  };
  await doors.changeReward({ id: LANTERN, points: 1_300 });
  expect(await lantern()).toEqual([1_300, 39]);
  await doors.changeReward({ id: LANTERN, stock: 0 });
  expect(await lantern()).toEqual([1_300, 0]);
  await doors.changeReward({ id: LANTERN, enabled: false });
  expect(await lantern()).toBeUndefined();
  await expect(doors.changeReward({ id: 'nothing' })).rejects.toMatchObject({ failure: { code: 'NOT_FOUND' } });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointsContract } from '../../../src/api/contract/member/points.ts';
import { createQaClient, type QaClient } from '../../../src/qa/qaClient.ts';
import { signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { balanceOf, redeem } from '../../support/points.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const LANTERN = 'demo-reward-1';

let server: Reference;
let doors: QaClient;
let player: Player;
beforeAll(async () => {
  server = await startReference();
  doors = createQaClient(server.baseURL, server.fetch);
  player = await signedInPlayer(server);
});
afterAll(() => server.close());

const detail = (id: string) => player.api(pointsContract.detail, { request: { id, language: 'EN' } });

it('[POINTS-03] a QA call reviews an exchange once, as an operator does', async () => {
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

it('QA calls change the price and stock of a reward, or remove it', async () => {
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

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bet } from '../../../server/database/schema.ts';
import { adjust } from '../../../server/desk/desk/adjustments.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import { profitContract } from '../../../src/api/contract/member/profit.ts';
import { businessDay, daysLater, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import { give } from '../../support/accountBalance.ts';
import { insertBets, play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OPERATOR = { id: 'op1', name: 'op1', role: 'operator', hasFactor: false, tokenHash: '' } as const;
const CORRECTION = { username: 'somchai', purse: 'main', amount: 20 * P, reason: 'Paid twice' } as const;

onEachDatabase('personal loss', (database) => {
  let server: Reference;
  let player: Player;
  let today: string;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    // A new business day, without the demo's bets.
    server.advance(DAY - ((server.now() + 8 * HOUR) % DAY));
    player = await signedInPlayer(server);
    today = businessDay(server.now());
  });
  afterAll(() => server.close());

  const range = (days = 1) => ({ from: startOfDay(today), to: startOfDay(daysLater(today, days)) });
  const report = (days = 1, by = player) => by.api(profitContract.report, { request: range(days) });

  it('[MEMBER-12] answers stakes, payouts and bonuses by business day and category, without voided bets', async () => {
    await play(server, 'somchai', { stake: 20 * P, payout: 48 * P, category: 'SLOT' });
    await play(server, 'somchai', { stake: 100 * P, category: 'LIVE' });
    await voidPlayedBet(server, await play(server, 'somchai', { stake: 5 * P, category: 'FISH' }));
    await give(server, 'demo-somchai', 30 * P);
    await give(server, 'demo-agent1', 7 * P);
    server.advance(DAY - 1);
    await play(server, 'somchai', { stake: 10 * P, payout: 10 * P, category: 'LIVE' });
    server.advance(1);
    player = await signedInPlayer(server);
    await give(server, 'demo-somchai', 4 * P);
    const [first, second] = [today, daysLater(today, 1)];
    const total = { count: 2, bets: 3, stake: 130 * P, payout: 58 * P, bonuses: 34 * P };
    expect(await report(2)).toEqual({
      list: [
        { id: second, bets: 0, stake: 0, payout: 0, bonuses: 4 * P },
        { id: first, bets: 3, stake: 130 * P, payout: 58 * P, bonuses: 30 * P },
      ],
      ...total,
      categories: [
        { id: 'LIVE', bets: 2, stake: 110 * P, payout: 10 * P },
        { id: 'SLOT', bets: 1, stake: 20 * P, payout: 48 * P },
      ],
    });
    expect(await report(1)).toMatchObject({ count: 1, bonuses: 30 * P });
  });

  it('[MEMBER-12] answers nothing where nothing was played, and nothing of others', async () => {
    await play(server, 'agent1', { stake: 7 * P });
    const nothing = { list: [], count: 0, bets: 0, stake: 0, payout: 0, bonuses: 0, categories: [] };
    expect(await report()).toEqual(nothing);
  });

  it('[MEMBER-12] downloads the same days, the oldest first', async () => {
    await play(server, 'somchai', { stake: 20 * P, payout: 48.25 * P });
    await give(server, 'demo-somchai', 30 * P);
    server.advance(DAY);
    player = await signedInPlayer(server);
    await play(server, 'somchai', { stake: 100 * P });
    const [first, second] = [today, daysLater(today, 1)];
    expect(await player.api(profitContract.file, { request: { ...range(2), language: 'EN' } })).toEqual({
      name: `profit-${first}-${second}.csv`,
      csv: `\uFEFFDay (GMT+8),Bets,Stake (P),Payout (P),Bonuses (P),Net result (P)\r\n${first},1,20.0000,48.2500,30.0000,58.2500\r\n${second},1,100.0000,0.0000,0.0000,-100.0000\r\n`,
      left: 0,
    });
    const { csv } = await player.api(profitContract.file, { request: { ...range(2), language: 'TH' } });
    expect(csv).toContain('วัน (GMT+8),จำนวนเดิมพัน');
  });

  it('[MEMBER-12] reads sums by hour, not bets: hours without a bet row still count', async () => {
    await insertBets(server, [{ username: 'somchai', at: server.now() + 1, stake: 9 * P, payout: 2 * P }]);
    await server.db.transaction(async (db) => {
      await db.execute('alter table bet disable trigger user');
      await db.delete(bet);
      await db.execute('alter table bet enable trigger user');
    });
    expect(await report()).toMatchObject({ bets: 1, stake: 9 * P, payout: 2 * P });
  });

  it('[MEMBER-12] counts no corrections of an operator as bonuses, and none of what was rolled back', async () => {
    await server.db.transaction((db) => adjust(server.deps, db, OPERATOR, CORRECTION));
    await expect(give(server, 'demo-somchai', -1_000_000 * P)).rejects.toThrow();
    expect(await report()).toMatchObject({ count: 0, bonuses: 0 });
  });
});

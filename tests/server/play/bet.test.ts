import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet, ledgerMovement } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { accountBalance, give } from '../../support/accountBalance.ts';
import { play, voidPlayedBet } from '../../support/bets.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;

onEachDatabase('a settled bet', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  afterAll(() => server.close());

  const has = async (username: string) => (await accountBalance(server, `demo-${username}`)) ?? 0;
  const movements = () => server.db.$count(ledgerMovement);

  it('debits the stake and credits the winnings once per vendor request', async () => {
    const before = [await has('somchai'), await movements()] as const;
    const told = { requestId: 'r-1', stake: 100 * P, payout: 30 * P, validBet: 80 * P };
    const first = await play(server, 'somchai', told);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => play(server, 'somchai', { ...told, payout: 999 * P })),
    );
    expect(again).toEqual(Array.from({ length: 5 }, () => first));
    expect(first).toMatchObject({
      stake: 100 * P,
      payout: 30 * P,
      validBet: 80 * P,
      settledAt: server.now(),
      voidedAt: null,
    });
    expect([await has('somchai'), await movements()]).toEqual([before[0] - 70 * P, before[1] + 1]);
    // Another vendor may use the same id.
    expect((await play(server, 'somchai', { ...told, vendor: 'TALAT' })).id).not.toBe(first.id);
  });

  it('refuses a stake above the balance', async () => {
    const before = await has('malee');
    await expect(play(server, 'malee', { requestId: 'too-much', stake: before + 100 })).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect(await server.db.$count(bet, eq(bet.requestId, 'too-much'))).toBe(0);
    expect(await has('malee')).toBe(before);
  });

  it('voids once, returning stake and winnings', async () => {
    const before = await has('agent1');
    const lost = await play(server, 'agent1', { stake: 50 * P });
    const won = await play(server, 'agent1', { stake: 10 * P, payout: 25 * P });
    expect(await has('agent1')).toBe(before - 35 * P);
    await Promise.all([voidPlayedBet(server, lost), voidPlayedBet(server, lost), voidPlayedBet(server, won)]);
    expect((await voidPlayedBet(server, won)).voidedAt).toBe(server.now());
    expect(await has('agent1')).toBe(before);
    await expect(voidPlayedBet(server, { ...won, vendor: 'TALAT' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves no balance below zero when a won bet is voided', async () => {
    const won = await play(server, 'weak', { stake: P, payout: 1_000 * P });
    await give(server, 'demo-weak', 200 * P - (await has('weak')));
    await voidPlayedBet(server, won);
    expect(await has('weak')).toBe(0);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('rejects every change but a void', async () => {
    const one = await play(server, 'agent2');
    const refused = { cause: { message: 'a bet can be voided and nothing else' } };
    const own = eq(bet.id, one.id);
    await expect(server.db.delete(bet).where(own)).rejects.toMatchObject(refused);
    await expect(server.db.update(bet).set({ stake: 1 }).where(own)).rejects.toMatchObject(refused);
    await expect(server.db.update(bet).set({ voidedAt: 5, payout: 1 }).where(own)).rejects.toMatchObject(refused);
    await voidPlayedBet(server, one);
    await expect(server.db.update(bet).set({ voidedAt: null }).where(own)).rejects.toMatchObject(refused);
  });
});

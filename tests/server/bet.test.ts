import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet, ledgerMovement } from '../../server/database/schema.ts';
import { proveBooks } from '../../server/ledger/proveBooks.ts';
import { play, takeBack } from '../support/bets.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { give, inPurse } from '../support/purse.ts';
import { type Reference, startReference } from '../support/reference.ts';

const P = 10_000;

onEachDatabase('a settled bet', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  afterAll(() => server.close());

  const has = async (username: string) => (await inPurse(server, `demo-${username}`)) ?? 0;
  const movements = () => server.db.$count(ledgerMovement);

  it('takes its stake and pays its payout, once for each request of a vendor', async () => {
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

  it('is not there when the member has less than the stake', async () => {
    const before = await has('malee');
    await expect(play(server, 'malee', { requestId: 'too-much', stake: before + 100 })).rejects.toMatchObject({
      code: 'BALANCE_TOO_LOW',
    });
    expect(await server.db.$count(bet, eq(bet.requestId, 'too-much'))).toBe(0);
    expect(await has('malee')).toBe(before);
  });

  it('is taken back once, with its stake and its payout', async () => {
    const before = await has('agent1');
    const lost = await play(server, 'agent1', { stake: 50 * P });
    const won = await play(server, 'agent1', { stake: 10 * P, payout: 25 * P });
    expect(await has('agent1')).toBe(before - 35 * P);
    await Promise.all([takeBack(server, lost), takeBack(server, lost), takeBack(server, won)]);
    expect((await takeBack(server, won)).voidedAt).toBe(server.now());
    expect(await has('agent1')).toBe(before);
    await expect(takeBack(server, { ...won, vendor: 'TALAT' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('that had won and is taken back leaves nobody below zero', async () => {
    const won = await play(server, 'weak', { stake: P, payout: 1_000 * P });
    await give(server, 'demo-weak', 200 * P - (await has('weak')));
    await takeBack(server, won);
    expect(await has('weak')).toBe(0);
    expect((await proveBooks(server.db)).faults).toEqual([]);
  });

  it('can be voided and not be changed in any other way', async () => {
    const one = await play(server, 'agent2');
    const refused = { cause: { message: 'a bet can be voided and nothing else' } };
    const own = eq(bet.id, one.id);
    await expect(server.db.delete(bet).where(own)).rejects.toMatchObject(refused);
    await expect(server.db.update(bet).set({ stake: 1 }).where(own)).rejects.toMatchObject(refused);
    await expect(server.db.update(bet).set({ voidedAt: 5, payout: 1 }).where(own)).rejects.toMatchObject(refused);
    await takeBack(server, one);
    await expect(server.db.update(bet).set({ voidedAt: null }).where(own)).rejects.toMatchObject(refused);
  });
});

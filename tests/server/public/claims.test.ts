import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { deposit } from '../../../server/database/schema.ts';
import { depositContract } from '../../../src/api/contract/money/deposit.ts';
import { claimsContract } from '../../../src/api/contract/public/claims.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { addAccount, advanceTime, approveAndPay, newKey, P, signedInPlayer, withdraw } from '../../support/payments.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

onEachDatabase('the advertised claims', (database) => {
  let server: Reference;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  afterAll(() => server.close());
  const claims = () => visitorOf(server)(claimsContract.measured, { request: {} });

  it('[PROD-10] [PROD-11] are the measured medians of 30 days, and say when too few were measured', async () => {
    expect(await claims()).toMatchObject({
      deposit: { count: 0, medianMs: null },
      withdrawal: { count: 0, medianMs: null },
    });
    const player = await signedInPlayer(server);
    for (const minutes of [1, 2, 9, 3, 4]) {
      const request = { method: 'TRANSFER', amount: 1_000 * P, language: 'EN' } as const;
      const { id } = await player.api(depositContract.create, { request, idempotencyKey: newKey() });
      const paidAt = server.now() + minutes * MINUTE;
      await pendingTasksDone();
      await server.db.update(deposit).set({ status: 'paid', paidAt }).where(eq(deposit.id, id));
      if (minutes === 3) expect((await claims()).deposit).toEqual({ count: 4, medianMs: null });
    }
    expect((await claims()).deposit).toEqual({ count: 5, medianMs: 3 * MINUTE });

    const account = await addAccount(player);
    for (let nth = 0; nth < 5; nth += 1) await approveAndPay(server, (await withdraw(player, account, 100 * P)).id);
    await advanceTime(server, 10_000);
    await advanceTime(server, 30_000);
    expect((await claims()).withdrawal).toEqual({ count: 5, medianMs: 40_000 });

    server.advance(31 * DAY);
    expect(await claims()).toMatchObject({ deposit: { count: 0 }, withdrawal: { count: 0, medianMs: null } });
  });
});

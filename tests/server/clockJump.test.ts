import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerMovement } from '../../server/database/schema.ts';
import { jobs } from '../../server/jobs/startJobs.ts';
import { createLocalLimit } from '../../server/limits/localLimit.ts';
import { verifyLedger } from '../../server/money/ledger/verifyLedger.ts';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { accountBalance } from '../support/accountBalance.ts';
import { settledBet } from '../support/friends.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { addAccount, newKey, outcomeOf, P, signedInPlayer, withdraw } from '../support/payments.ts';
import type { Player } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

onEachDatabase('a jump of the clock', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const answer = (by: Player) =>
    outcomeOf(by.api(memberContract.info, { request: {} }).then(({ userName }) => userName));

  it('ahead ends sessions for as long as it lasts; back again, they go on', async () => {
    const player = await signedInPlayer(server);
    server.advance(DAY);
    expect(await answer(player)).toEqual(['SESSION_EXPIRED', null]);
    server.advance(-DAY);
    expect(await answer(player)).toBe('somchai');
    server.advance(31 * MINUTE);
    expect(await answer(player)).toEqual(['SESSION_EXPIRED', null]);
  });

  it('back ends no session, and lengthens none by more than it was', async () => {
    const player = await signedInPlayer(server);
    server.advance(-5 * MINUTE);
    expect(await answer(player)).toBe('somchai');
    const other = await signedInPlayer(server);
    server.advance(35 * MINUTE);
    expect([await answer(player), await answer(other)]).toEqual([
      ['SESSION_EXPIRED', null],
      ['SESSION_EXPIRED', null],
    ]);
  });

  it('back leaves nobody shut out by what was counted ahead', async () => {
    const { limits } = server.deps;
    const rule = { limit: 1, windowMs: HOUR };
    server.advance(DAY);
    await limits.take('login:somchai', rule);
    expect((await limits.take('login:somchai', rule)).ok).toBe(false);
    server.advance(-DAY);
    expect(await limits.peek('login:somchai')).toEqual({ count: 0, waitSeconds: 0 });
    expect(await limits.take('login:somchai', rule)).toEqual({ ok: true, count: 1, waitSeconds: 3_600 });
    expect((await limits.take('login:somchai', rule)).ok).toBe(false);
  });

  it('repeats no withdrawal that is sent again under its key', async () => {
    const player = await signedInPlayer(server);
    const account = await addAccount(player);
    const key = newKey();
    const before = (await accountBalance(server, 'demo-somchai')) ?? 0;
    const { id } = await withdraw(player, account, 100 * P, { key });
    for (const jump of [10 * MINUTE, -HOUR, HOUR]) {
      server.advance(jump);
      expect((await withdraw(await signedInPlayer(server), account, 100 * P, { key })).id).toBe(id);
    }
    expect(await accountBalance(server, 'demo-somchai')).toBe(before - 100 * P);
  });

  it('lets no job pay twice, or fail', async () => {
    await settledBet(server, 'demo-somchai', 2_000 * P);
    const runAll = async () => {
      for (const { run } of jobs) await run(server.deps);
    };
    for (const jump of [0, 2 * DAY, 8 * DAY]) {
      server.advance(jump);
      await runAll();
    }
    const paid = [await server.db.$count(ledgerMovement), await accountBalance(server, 'demo-somchai')];
    for (const jump of [-8 * DAY, -3 * DAY, 3 * DAY, 8 * DAY]) {
      server.advance(jump);
      await runAll();
    }
    expect([await server.db.$count(ledgerMovement), await accountBalance(server, 'demo-somchai')]).toEqual(paid);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });
});

it('counts anew in memory too when the clock was put back', () => {
  let at = DAY;
  const take = createLocalLimit({ limit: 1, windowMs: HOUR }, () => at);
  expect([take('a').ok, take('a').ok, take('b').ok]).toEqual([true, false, true]);
  at = 0;
  expect([take('a'), take('a')]).toEqual([
    { ok: true, count: 1, waitSeconds: 3_600 },
    { ok: false, count: 2, waitSeconds: 3_600 },
  ]);
  at = HOUR;
  expect(take('a').ok).toBe(true);
});

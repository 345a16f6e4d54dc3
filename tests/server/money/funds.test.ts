import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ledgerMovement, vendor } from '../../../server/database/schema.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { openSession } from '../../../server/site/session/openSession.ts';
import { fundsContract } from '../../../src/api/contract/money/funds.ts';
import { walletContract } from '../../../src/api/contract/money/wallet.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const P = 10_000;
const HAS = 12_480.5 * P;

onEachDatabase('funds', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  const memberAt = async (username = 'somchai') => {
    const memberId = `demo-${username}`;
    const { token } = await openSession(server.deps, { memberId, shownHash: null, passwordChangeRequired: false });
    return visitorOf(server, { token });
  };
  const transferAs = async (
    request: { readonly from: string; readonly to: string; readonly amount: number },
    idempotencyKey: string = crypto.randomUUID(),
    username = 'somchai',
  ) => (await memberAt(username))(fundsContract.transfer, { request, idempotencyKey });
  const walletsOf = async (isSingle: '0' | '1' = '0', language: 'TH' | 'EN' = 'EN') =>
    (await (await memberAt())(fundsContract.wallets, { request: { isSingle, language } })).list;
  const switchOff = (code: string) =>
    server.db
      .update(vendor)
      .set({ enabled: false })
      .where(and(eq(vendor.merchantCode, 'demo'), eq(vendor.code, code)));

  it('[API-28] lists the main wallet and one per vendor, in the requested language', async () => {
    expect(await walletsOf()).toEqual([
      { code: 'main', name: 'Main wallet', balance: HAS },
      { code: 'LANTERN', name: 'Lantern Live', balance: 0 },
      { code: 'NAGA', name: 'Naga Slots', balance: 0 },
      { code: 'TALAT', name: 'Talat Fishing', balance: 0 },
    ]);
    expect((await walletsOf('0', 'TH')).map(({ name }) => name).toSorted()).toEqual(
      ['กระเป๋าหลัก', 'ตลาด ฟิชชิง', 'นาคา สล็อต', 'แลนเทิร์น ไลฟ์'].toSorted(),
    );
    expect(await walletsOf('1')).toEqual([{ code: 'main', name: 'Main wallet', balance: HAS }]);
  });

  it('[API-27] [API-29] [WALLET-01] move to a vendor and back with a constant total', async () => {
    expect(await transferAs({ from: 'main', to: 'NAGA', amount: 480.5 * P })).toEqual({
      from: 12_000 * P,
      to: 480.5 * P,
    });
    expect(await transferAs({ from: 'NAGA', to: 'main', amount: 80.5 * P })).toEqual({
      from: 400 * P,
      to: 12_080.5 * P,
    });
    const member = await memberAt();
    expect(await member(fundsContract.consolidated, { request: {} })).toEqual({
      main: 12_080.5 * P,
      vendors: 400 * P,
      held: 0,
      total: HAS,
      points: 6_480,
    });
    expect(await member(walletContract.balance, { request: {}, headers: { 'x-background': '0' } })).toEqual({
      sumBalance: HAS,
    });
    expect((await walletsOf()).map(({ balance }) => balance)).toEqual([12_080.5 * P, 0, 400 * P, 0]);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it.each([
    ['more than there is', { from: 'main', to: 'NAGA', amount: HAS + 100 }, 'BALANCE_TOO_LOW'],
    ['from a wallet that was never used', { from: 'NAGA', to: 'main', amount: 100 }, 'BALANCE_TOO_LOW'],
    ['to a vendor that is none', { from: 'main', to: 'NOBODY', amount: P }, 'WALLET_UNKNOWN'],
    ['from one vendor to another', { from: 'NAGA', to: 'TALAT', amount: P }, 'WALLET_UNKNOWN'],
    ['from the main wallet to itself', { from: 'main', to: 'main', amount: P }, 'WALLET_UNKNOWN'],
  ])('[API-27] refuses a transfer with %s', async (_what, request, code) => {
    expect(await failureFrom(transferAs(request))).toMatchObject({ kind: 'refused', code });
    expect(await accountBalance(server, 'demo-somchai')).toBe(HAS);
    expect(await server.db.$count(ledgerMovement)).toBe(20);
  });

  it.each([0, -100, 50, 0.5, 1e15, 10 ** 13 + 100, Number.NaN, '100', '๑๐๐', '1e9', null])(
    '[API-27] refuses an amount of %s',
    async (amount) => {
      const { token } = await openSession(server.deps, {
        memberId: 'demo-somchai',
        shownHash: null,
        passwordChangeRequired: false,
      });
      const answer = await server.app.request(fundsContract.transfer.path, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({ from: 'main', to: 'NAGA', amount }),
      });
      expect([answer.status, (await answer.json()).errorCode]).toEqual([422, 'INVALID_FIELDS']);
      expect(await accountBalance(server, 'demo-somchai')).toBe(HAS);
    },
  );

  it('[API-27] move once for a hundred calls with one key, all with the same answer', async () => {
    const member = await memberAt();
    const idempotencyKey = crypto.randomUUID();
    const call = { request: { from: 'main', to: 'NAGA', amount: 100 * P }, idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 100 }, () => member(fundsContract.transfer, call)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ from: HAS - 100 * P, to: 100 * P })]),
    );
    expect(await accountBalance(server, 'demo-somchai', 'vendor:NAGA')).toBe(100 * P);
    const other = member(fundsContract.transfer, { ...call, request: { ...call.request, amount: 200 * P } });
    expect(await failureFrom(other)).toMatchObject({ kind: 'refused', code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('[API-27] let one of fifty concurrent transfers take the whole balance', async () => {
    const member = await memberAt();
    const request = { from: 'main', to: 'NAGA', amount: HAS };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        member(fundsContract.transfer, { request, idempotencyKey: crypto.randomUUID() }).then(
          () => 'done',
          (error: unknown) => {
            const failure = failureOf(error);
            return failure.kind === 'refused' ? failure.code : failure.kind;
          },
        ),
      ),
    );
    expect(answers.toSorted()).toEqual([...Array<string>(49).fill('BALANCE_TOO_LOW'), 'done']);
    expect([
      await accountBalance(server, 'demo-somchai'),
      await accountBalance(server, 'demo-somchai', 'vendor:NAGA'),
    ]).toEqual([0, HAS]);
  });

  it('[API-27] can return from a disabled vendor, not go there', async () => {
    await transferAs({ from: 'main', to: 'NAGA', amount: 5 * P });
    await Promise.all(['NAGA', 'TALAT'].map(switchOff));
    expect((await walletsOf()).map(({ code }) => code)).toEqual(['main', 'LANTERN', 'NAGA']);
    expect(await failureFrom(transferAs({ from: 'main', to: 'NAGA', amount: 5 * P }))).toMatchObject({
      code: 'WALLET_UNKNOWN',
    });
    expect(await transferAs({ from: 'NAGA', to: 'main', amount: 5 * P })).toEqual({ from: 0, to: HAS });
    expect((await walletsOf()).map(({ code }) => code)).toEqual(['main', 'LANTERN']);
  });

  it('[API-27] [ROLE-17] refuse transfers of trial accounts', async () => {
    expect(await failureFrom(transferAs({ from: 'main', to: 'NAGA', amount: P }, undefined, 'trial'))).toMatchObject({
      code: 'NEED_TRUE_ACCOUNT',
    });
  });
});

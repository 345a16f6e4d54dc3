import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { pendingTasksDone } from '../../../server/account/verification/runAfterResponse.ts';
import { deposit, paymentMethod, paymentOrder } from '../../../server/database/schema.ts';
import { depositFailed } from '../../../server/money/deposit/depositOutcome.ts';
import { verifyLedger } from '../../../server/money/ledger/verifyLedger.ts';
import { resetToSeed } from '../../../server/qa/resetToSeed.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { type DepositDetail, depositContract } from '../../../src/api/contract/money/deposit.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { accountBalance } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { advanceTime, newKey, outcomeOf, P, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
/** The least that can be paid. */
const SATANG = P / 100;
const STARTS_WITH = 12_480.5 * P;

onEachDatabase('deposits', (database) => {
  let server: Reference;
  let player: Player;
  beforeAll(async () => {
    server = await startReference({ database });
  });
  beforeEach(async () => {
    await resetToSeed(server.deps);
    player = await signedInPlayer(server);
  });
  afterEach(() => pendingTasksDone());
  afterAll(() => server.close());

  const create = (
    { api }: Player,
    { method = 'TRANSFER', amount = 1_000 * P, language = 'EN' as LanguageCode, key = newKey() } = {},
  ): Promise<DepositDetail> =>
    api(depositContract.create, { request: { method, amount, language }, idempotencyKey: key });
  const detail = ({ api }: Player, id: string, language: LanguageCode = 'EN') =>
    api(depositContract.detail, { request: { id, language }, headers: {} });
  const list = ({ api }: Player, page = 1, wanted: Partial<RequestOf<typeof depositContract.list>> = {}) =>
    api(depositContract.list, {
      request: { ...ANY_TIME, page, pageSize: '20', group: 'all', language: 'EN', ...wanted },
    });
  const quote = ({ api }: Player, language: LanguageCode) => api(depositContract.quote, { request: { language } });
  const close = (code: string) =>
    server.db
      .update(paymentMethod)
      .set({ enabled: false })
      .where(and(eq(paymentMethod.direction, 'in'), eq(paymentMethod.code, code)));

  it('[WALLET-02] returns methods, fees and limits before payment, the one most pay with first', async () => {
    const free = { feeFixed: 0, feeRate: 0, typicalMs: null };
    expect(await quote(player, 'EN')).toEqual({
      methods: [
        { code: 'QR', kind: 'qr', name: 'QR payment', min: 20 * P, max: 50_000 * P, ...free },
        { code: 'TRANSFER', kind: 'bank', name: 'Bank transfer', min: 100 * P, max: 500_000 * P, ...free },
        { code: 'EWALLET', kind: 'ewallet', name: 'E-wallet', min: 20 * P, max: 30_000 * P, ...free, feeRate: 100 },
      ],
    });
    await close('QR');
    const { methods } = await quote(player, 'TH');
    expect(methods.map(({ name }) => name)).toEqual(['โอนผ่านธนาคาร', 'อีวอลเล็ต']);
  });

  it('returns the median duration after five measured deposits', async () => {
    for (const minutes of [1, 2, 9, 3, 4]) {
      const { id } = await create(player);
      const paidAt = server.now() + minutes * MINUTE;
      await pendingTasksDone();
      await server.db.update(deposit).set({ status: 'paid', paidAt }).where(eq(deposit.id, id));
    }
    const { methods } = await quote(player, 'EN');
    expect(methods.map(({ typicalMs }) => typicalMs)).toEqual([null, 3 * MINUTE, null]);
  });

  it('is created, returns payment details, is paid and credits the amount less the fee', async () => {
    const begun = server.now();
    const started = await create(player, { method: 'EWALLET', amount: 1_000 * P });
    expect(started).toEqual({
      id: started.id,
      reference: expect.stringMatching(/^D(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
      status: 'starting',
      method: { code: 'EWALLET', kind: 'ewallet', name: 'E-wallet' },
      amount: 1_000 * P,
      fee: 10 * P,
      credited: 990 * P,
      createdAt: begun,
      expiresAt: begun + 30 * MINUTE,
      paidAt: null,
      payTo: null,
      surplus: 0,
      timeline: [{ what: 'created', at: begun, amount: 1_000 * P }],
      serverTime: begun,
    });
    await pendingTasksDone();
    const awaiting = await detail(player, started.id);
    expect([awaiting.status, awaiting.timeline.map(({ what }) => what)]).toEqual(['awaiting', ['created', 'started']]);
    expect(Object.values(awaiting.payTo ?? {}).some((value) => value !== null)).toBe(true);
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH);
    await advanceTime(server, MINUTE);
    const paid = await detail(player, started.id, 'TH');
    expect(paid).toMatchObject({ status: 'paid', payTo: null, credited: 990 * P, method: { name: 'อีวอลเล็ต' } });
    expect(paid.timeline.at(-1)).toEqual({ what: 'paid', at: paid.paidAt, amount: 990 * P });
    expect(await accountBalance(server, 'demo-somchai')).toBe(STARTS_WITH + 990 * P);
    expect((await verifyLedger(server.db)).faults).toEqual([]);
  });

  it('ends one deposit that failed at the provider, and none that is paid', async () => {
    const [failing, other] = [await create(player), await create(player)];
    await pendingTasksDone();
    const orderOf = async (id: string) => {
      const [order] = await server.db.select().from(paymentOrder).where(eq(paymentOrder.subjectId, id));
      if (!order) throw new Error('a deposit has an order');
      return order;
    };
    await depositFailed(server.deps, server.db, await orderOf(failing.id));
    expect((await detail(player, failing.id)).status).toBe('failed');
    expect((await detail(player, other.id)).status).toBe('awaiting');
    await advanceTime(server, MINUTE);
    await depositFailed(server.deps, server.db, await orderOf(other.id));
    expect((await detail(player, other.id)).status).toBe('paid');
  });

  it('creates one deposit for a hundred calls with one key and refuses another body under it', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 100 }, () => create(player, { key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await server.db.$count(deposit)).toBe(1);
    expect(await outcomeOf(create(player, { key, amount: 2_000 * P }))).toEqual(['IDEMPOTENCY_MISMATCH', null]);
    expect(await server.db.$count(deposit)).toBe(1);
  });

  it('refuses amounts outside the limits and unknown or closed methods, and writes nothing', async () => {
    const range = { min: 100 * P, max: 500_000 * P };
    expect(await outcomeOf(create(player, { amount: 100 * P - SATANG }))).toEqual(['AMOUNT_OUT_OF_RANGE', range]);
    expect(await outcomeOf(create(player, { amount: 500_000 * P + SATANG }))).toEqual(['AMOUNT_OUT_OF_RANGE', range]);
    expect(await outcomeOf(create(player, { method: 'FAST' }))).toEqual(['NOT_FOUND', null]);
    await close('QR');
    expect(await outcomeOf(create(player, { method: 'QR' }))).toEqual(['NOT_FOUND', null]);
    expect(await server.db.$count(deposit)).toBe(0);
    const edges = [await create(player, { amount: 100 * P }), await create(player, { amount: 500_000 * P })];
    expect(edges.map(({ status }) => status)).toEqual(['starting', 'starting']);
  });

  it('allows five pending deposits, concurrent requests included; a finished one frees a slot', async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(create(player))));
    expect(asked.filter((outcome) => Array.isArray(outcome))).toEqual([['LIMIT_REACHED', null]]);
    expect(await server.db.$count(deposit)).toBe(5);
    await pendingTasksDone();
    await advanceTime(server, MINUTE);
    expect((await create(player)).status).toBe('starting');
  });

  it('returns NOT_FOUND to other members and refuses trial accounts', async () => {
    const { id } = await create(player);
    const other = await signedInPlayer(server, 'malee');
    expect(await outcomeOf(detail(other, id))).toEqual(['NOT_FOUND', null]);
    expect(await list(other)).toEqual({ list: [], count: 0 });
    const trial = await signedInPlayer(server, 'trial');
    const refused = [quote(trial, 'EN'), create(trial), detail(trial, id), list(trial)];
    expect(await Promise.all(refused.map(outcomeOf))).toEqual(refused.map(() => ['NEED_TRUE_ACCOUNT', null]));
    expect(await server.db.$count(deposit)).toBe(1);
  });

  it('is listed newest first, twenty per page', async () => {
    const { id: _, ...first } = await create(player).then(({ id, expiresAt }) => ({ id, expiresAt }));
    await pendingTasksDone();
    const [row] = await server.db.select().from(deposit);
    if (!row) throw new Error('there is no deposit');
    const older = Array.from({ length: 21 }, (_, place) => ({
      ...row,
      id: crypto.randomUUID(),
      reference: `D-AAAA-${String(1000 + place)}`,
      status: 'expired' as const,
      createdAt: row.createdAt - (place + 1) * MINUTE,
    }));
    await server.db.insert(deposit).values(older);
    const pages = [await list(player), await list(player, 2), await list(player, 3)];
    expect(pages.map(({ list: { length }, count }) => [length, count])).toEqual([
      [20, 22],
      [2, 22],
      [0, 22],
    ]);
    expect(pages.flatMap((page) => page.list.map(({ id }) => id))).toEqual([row.id, ...older.map(({ id }) => id)]);
    expect(pages[0]?.list[0]).toMatchObject({ ...first, status: 'awaiting', amount: 1_000 * P, credited: 1_000 * P });
    const counts = ['open', 'paid', 'failed'] as const;
    const found = await Promise.all(counts.map((group) => list(player, 1, { group })));
    expect(found.map(({ count }) => count)).toEqual([1, 0, 21]);
    const from = row.createdAt - 2 * MINUTE;
    const between = await list(player, 1, { from, to: row.createdAt });
    expect(between.list.map(({ createdAt }) => createdAt)).toEqual([row.createdAt - MINUTE, from]);
  });
});

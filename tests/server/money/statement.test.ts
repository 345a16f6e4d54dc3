import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../../server/site/session/openSession.ts';
import { fundsContract } from '../../../src/api/contract/money/funds.ts';
import { statementContract } from '../../../src/api/contract/money/statement.ts';
import { give } from '../../support/accountBalance.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { failureFrom, visitorOf } from '../site/visitor.ts';

const P = 10_000;
const HAS = 12_480.5 * P;
const LATER = 5 * 60_000;

onEachDatabase('the statement', (database) => {
  let server: Reference;
  let started: number;
  let token: string;
  let member: ReturnType<typeof visitorOf>;

  beforeAll(async () => {
    server = await startReference({ database });
    started = server.now();
    token = await tokenOf('somchai');
    member = visitorOf(server, { token });
    const transfer = (from: string, to: string, amount: number) =>
      member(fundsContract.transfer, { request: { from, to, amount }, idempotencyKey: crypto.randomUUID() });
    server.advance(LATER);
    await transfer('main', 'NAGA', 100 * P);
    server.advance(LATER);
    await transfer('NAGA', 'main', 40 * P);
    await give(server, 'demo-somchai', 25_000);
    server.advance(LATER);
    await transfer('main', 'TALAT', 7 * P);
  });
  afterAll(() => server.close());

  const tokenOf = async (username: string) => {
    const memberId = `demo-${username}`;
    return (await openSession(server.deps, { memberId, shownHash: null, passwordChangeRequired: false })).token;
  };
  const memberAt = async (username: string) => visitorOf(server, { token: await tokenOf(username) });
  const asked = (more: Record<string, unknown> = {}) => ({
    from: started,
    to: server.now() + 1,
    wallet: 'main',
    kinds: '',
    language: 'EN' as const,
    ...more,
  });
  const page = (more: Record<string, unknown> = {}, by = member) =>
    by(statementContract.page, { request: { page: 1, pageSize: '10', ...asked(more) } });

  it('[API-60] lists newest first, each with the balance after it and the other wallet', async () => {
    const { list, ...ends } = await page({ from: started + 1 });
    expect(list.map(({ id: _, ...row }) => row)).toEqual([
      { at: started + 3 * LATER, kind: 'vendorIn', amount: -7 * P, balance: HAS - 64.5 * P, other: 'TALAT' },
      { at: started + 2 * LATER, kind: 'bonus', amount: 2.5 * P, balance: HAS - 57.5 * P, other: null },
      { at: started + 2 * LATER, kind: 'vendorOut', amount: 40 * P, balance: HAS - 60 * P, other: 'NAGA' },
      { at: started + LATER, kind: 'vendorIn', amount: -100 * P, balance: HAS - 100 * P, other: 'NAGA' },
    ]);
    expect(ends).toEqual({ count: 4, opening: HAS, closing: HAS - 64.5 * P });
    expect(new Set(list.map(({ id }) => id)).size).toBe(4);
  });

  it('[API-60] filters by wallet, time and kinds, in pages', async () => {
    const atNaga = await page({ wallet: 'NAGA' });
    expect(atNaga.list.map(({ kind, amount, balance, other }) => [kind, amount, balance, other])).toEqual([
      ['vendorOut', -40 * P, 60 * P, 'main'],
      ['vendorIn', 100 * P, 100 * P, 'main'],
    ]);
    const middle = await page({ from: started + LATER, to: started + 2 * LATER });
    expect([middle.count, middle.opening, middle.closing]).toEqual([1, HAS, HAS - 100 * P]);
    const some = await page({ from: started + 1, kinds: 'bonus,vendorOut' });
    expect([some.count, some.list.map(({ kind }) => kind)]).toEqual([2, ['bonus', 'vendorOut']]);

    for (let at = 0; at < 21; at += 1) await give(server, 'demo-malee', 100);
    const malee = await memberAt('malee');
    const [first, last] = [await page({ kinds: 'bonus' }, malee), await page({ kinds: 'bonus', page: 3 }, malee)];
    expect([first.count, first.list.length, last.list.length]).toEqual([21, 10, 1]);
    expect(last.list[0]?.balance).toBe((first.list[0]?.balance ?? 0) - 2_000);
  });

  it('[API-60] hides other members and refuses an unknown vendor', async () => {
    const agent = await memberAt('agent2');
    expect((await page({ from: started + 1 }, agent)).list).toEqual([]);
    expect(await failureFrom(page({ wallet: 'NOBODY' }))).toMatchObject({ code: 'WALLET_UNKNOWN' });
    for (const wallet of ['../agent1/main', 'held', 'demo-agent1/main', '']) {
      expect(await failureFrom(page({ wallet }))).not.toBeNull();
    }
  });

  it('exports a CSV file, oldest first, with exact amounts', async () => {
    const { name, csv, left } = await member(statementContract.file, { request: asked({ from: started + 1 }) });
    const [head, ...lines] = csv
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toBe('Time (GMT+8),Number,What,Other wallet,Amount (P),Balance (P)');
    expect(lines.map((line) => line.split(',').slice(2).join(','))).toEqual([
      'To vendor,NAGA,-100.0000,12380.5000',
      'From vendor,NAGA,40.0000,12420.5000',
      'Bonus,,2.5000,12423.0000',
      'To vendor,TALAT,-7.0000,12416.0000',
    ]);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
    expect([name, left]).toEqual([expect.stringMatching(/^statement-main-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/), 0]);
    const thai = await member(statementContract.file, { request: { ...asked({ from: started + 1 }), language: 'TH' } });
    expect(thai.csv).toContain('โอนไปค่ายเกม');
  });

  it('[API-60] is empty for the future and refuses an invalid date', async () => {
    const last = { from: 253_402_271_999_999, to: 253_402_271_999_999 };
    const { csv, name } = await member(statementContract.file, { request: asked(last) });
    expect([csv.trim().split('\n').length, name]).toEqual([1, 'statement-main-9999-12-31-9999-12-31.csv']);
    expect((await page({ from: server.now(), to: started })).list).toEqual([]);
    for (const from of [253_402_272_000_000, 9_007_199_254_740_944, -1, 0.5]) {
      const call = server.app.request(
        `${statementContract.file.path}?from=${from}&to=${from}&wallet=main&kinds=&language=EN`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      expect((await call).status).toBe(422);
    }
  });

  it('[WALLET-10] sums money in and out by kind', async () => {
    const { from, to } = asked({ from: started + 1 });
    const report = (kinds: string) =>
      member(statementContract.creditReport, { request: { from, to, wallet: 'main', kinds } });
    const vendors = [
      { id: 'vendorIn', count: 2, in: 0, out: 107 * P },
      { id: 'vendorOut', count: 1, in: 40 * P, out: 0 },
    ];
    const ends = { opening: HAS, closing: HAS - 64.5 * P };
    expect(await report('')).toEqual({
      list: [{ id: 'bonus', count: 1, in: 2.5 * P, out: 0 }, ...vendors],
      count: 3,
      ...ends,
    });
    expect(await report('vendorIn,vendorOut')).toEqual({ list: vendors, count: 2, ...ends });
  });
});

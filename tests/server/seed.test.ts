import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMobile } from '../../server/account/verification/mobile.ts';
import * as schema from '../../server/database/schema.ts';
import { demoAccounts } from '../../server/database/seed/accounts.ts';
import { demoSettings } from '../../server/database/seed/demoSettings.ts';
import { seed } from '../../server/database/seed/seed.ts';
import { invalidateMerchant, merchantOf } from '../../server/site/system/merchant.ts';
import { depositContract } from '../../src/api/contract/money/deposit.ts';
import { accountBalance, give } from '../support/accountBalance.ts';
import { signedInPlayer } from '../support/payments.ts';
import { type Reference, startReference } from '../support/reference.ts';
import { failureFrom } from './site/visitor.ts';

const { bet, ledgerAccount, ledgerMovement, member, lotteryDraw, announcement, merchant, vendor } = schema;
const dayMs = 86_400_000;
let server: Reference;
beforeAll(async () => {
  server = await startReference();
});
afterAll(() => server.close());

const account = async (username: string) => {
  const [row] = await server.db.select().from(member).where(eq(member.username, username));
  if (!row) throw new Error(`no ${username}`);
  return row;
};
const everything = async () =>
  Promise.all(
    [merchant, member, ledgerAccount, ledgerMovement, announcement, lotteryDraw].map((table) =>
      server.db.select().from(table),
    ),
  );

describe('the seeded accounts', () => {
  it.each(demoAccounts.map(({ username, password }) => [username, password ?? 'Player#2026'] as const))(
    '%s has the password in the README',
    async (username, password) => {
      const { passwordHash } = await account(username);
      expect(await server.deps.passwords.matches(password, passwordHash)).toBe(true);
      expect(await server.deps.passwords.matches(`${password}x`, passwordHash)).toBe(false);
    },
  );

  it('[ROLE-01] [ROLE-03] include every role', async () => {
    const kinds = Object.fromEntries(
      (await server.db.select().from(member)).map((row) => [row.username, [row.kind, row.isAgent]]),
    );
    expect(kinds).toEqual({
      somchai: ['member', 0],
      malee: ['member', 0],
      weak: ['member', 0],
      expired: ['member', 0],
      agent1: ['member', 1],
      agent2: ['member', 2],
      agent41: ['member', 41],
      agent42: ['member', 42],
      narong: ['member', 0],
      wipada: ['member', 0],
      trial: ['member', 4],
      staff: ['staff', 0],
    });
  });

  it('place agent1 above somchai and agent2', async () => {
    const { id } = await account('agent1');
    expect([(await account('somchai')).uplineId, (await account('agent2')).uplineId]).toEqual([id, id]);
  });

  it('include the states for forced changes and the first login', async () => {
    expect((await account('expired')).passwordExpiresAt).toBeLessThan(server.now());
    expect((await account('malee')).lastLoginAt).toBeNull();
    const other = (await server.db.select().from(member)).filter(
      ({ username }) => !['malee', 'staff'].includes(username),
    );
    expect(other.filter(({ lastLoginAt }) => (lastLoginAt ?? Number.POSITIVE_INFINITY) >= server.now())).toEqual([]);
  });

  it('give somchai the mobile, email and payment password in the README', async () => {
    const { countryDialingCode, mobileNum, email, paymentPasswordHash } = await account('somchai');
    expect([countryDialingCode, mobileNum, email]).toEqual(['66', '812345678', 'somchai@example.test']);
    expect(await server.deps.paymentPasswords.matches('135790', paymentPasswordHash)).toBe(true);
  });

  it('have valid Thai mobile numbers', () => {
    const numbers = demoAccounts.flatMap(({ mobileNum }) => mobileNum ?? []);
    expect(numbers.filter((digits) => parseMobile('66', digits)?.national !== digits)).toEqual([]);
  });
});

describe('seeding', () => {
  it('twice changes nothing', async () => {
    const before = await everything();
    await seed(server.deps);
    expect(await everything()).toEqual(before);
  });

  it('adds what is missing and keeps the rest', async () => {
    await give(server, 'demo-somchai', -4_805_000);
    await server.db.delete(member).where(eq(member.username, 'trial'));
    await seed(server.deps);
    expect([await accountBalance(server, 'demo-somchai'), await accountBalance(server, 'demo-trial')]).toEqual([
      120_000_000, 10_000_000,
    ]);
  });

  it('creates separate accounts for each merchant of a database', async () => {
    const fresh = await startReference();
    await seed({ ...fresh.deps, config: { ...fresh.deps.config, merchant: 'second' } });
    const rows = await fresh.db.select().from(member);
    const usernamesOf = (code: string) =>
      rows.flatMap(({ merchantCode, username }) => (merchantCode === code ? [username] : [])).sort();
    expect(usernamesOf('second')).toEqual(demoAccounts.map(({ username }) => username).sort());
    expect(usernamesOf('demo')).toEqual(usernamesOf('second'));
    expect(rows.find(({ id }) => id === 'second-somchai')?.uplineId).toBe('second-agent1');
    await fresh.close();
  });

  it('names the merchant after the brand', async () => {
    await seed({ ...server.deps, config: { ...server.deps.config, brand: 'rimnam' } });
    expect((await server.db.select().from(merchant)).map(({ brandName }) => brandName)).toEqual(['Rimnam']);
    await seed(server.deps);
    expect((await server.db.select().from(merchant)).map(({ brandName }) => brandName)).toEqual(['Statehouse']);
  });

  it('renews demo draws after days', async () => {
    server.advance(8 * dayMs);
    await seed(server.deps);
    const draws = await server.db.select().from(lotteryDraw);
    expect(draws.filter(({ openedAt }) => openedAt > server.now() - dayMs)).toHaveLength(120);
  });

  it('[CONTRACT-07] [CONTRACT-11] creates agreements in every initial state, with their bills', async () => {
    const fresh = await startReference();
    const agreements = await fresh.db.select().from(schema.agentAgreement);
    const told = agreements.map(
      ({ kind, downlineId, version, status }) => `${downlineId} ${kind} ${version} ${status}`,
    );
    expect(told.toSorted()).toEqual([
      'demo-agent2 daily 1 terminationRequested',
      'demo-agent2 dividend 1 declined',
      'demo-agent2 dividend 2 withdrawn',
      'demo-agent2 hourly 1 expired',
      'demo-agent2 realTime 1 expired',
      'demo-agent2 realTime 2 offered',
      'demo-agent42 daily 1 superseded',
      'demo-agent42 daily 2 active',
      'demo-agent42 dividend 1 active',
      'demo-agent42 hourly 1 offered',
      'demo-somchai daily 1 offered',
    ]);
    const bills = await fresh.db.select().from(schema.bill);
    const countOf = (wanted: Partial<(typeof bills)[number]>) =>
      bills.filter((one) => Object.entries(wanted).every(([key, value]) => one[key as 'kind'] === value)).length;
    expect([bills.length, countOf({ kind: 'daily' }), countOf({ status: 'issued' })]).toEqual([15, 12, 8]);
    expect([countOf({ status: 'notReached' }), countOf({ downlineId: 'demo-somchai' })]).toEqual([7, 0]);
    await seed(fresh.deps);
    expect([await fresh.db.$count(schema.agentAgreement), await fresh.db.$count(schema.bill)]).toEqual([11, 15]);
    await fresh.close();
  });

  it('adds no accounts or demo content in production', async () => {
    const fresh = await startReference();
    const tables = [
      member,
      announcement,
      lotteryDraw,
      schema.reward,
      schema.promotion,
      schema.mission,
      vendor,
      schema.bank,
      schema.paymentMethod,
      schema.paymentRules,
      schema.operator,
      merchant,
    ];
    await fresh.db.execute(
      sql`truncate bet, bill, settlement, contract_change, contract, wallet_transaction, game_round, game_session, favourite_game, game`,
    );
    for (const table of tables) await fresh.db.delete(table);
    invalidateMerchant(fresh.deps);
    await seed({ ...fresh.deps, config: { ...fresh.deps.config, production: true, qa: false } });
    expect(await Promise.all(tables.map((table) => fresh.db.$count(table)))).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    ]);
    expect(await fresh.db.$count(bet)).toBe(0);
    const { settings } = await merchantOf(fresh.deps);
    expect(settings.resources.map(({ url }) => url)).toEqual(['/down', '/down']);
    expect([settings.customerService.url, settings.agentProgram.payer]).toEqual(['/support', null]);
    await fresh.close();
  });

  it('takes the demo merchant’s links from a production site that was set up with them, and keeps its own', async () => {
    const fresh = await startReference();
    const own = { resourceType: 'LINE', url: 'https://line.me/brand', qrCodeUrl: '/qr', labelNameEn: 'LINE' } as const;
    await fresh.db
      .update(merchant)
      .set({ settings: { ...demoSettings, currency: 'X', resources: [...demoSettings.resources, own] } });
    await seed({ ...fresh.deps, config: { ...fresh.deps.config, production: true, qa: false } });
    const { settings } = await merchantOf(fresh.deps);
    expect(settings.resources.map(({ url }) => url)).toEqual(['/down', '/down', 'https://line.me/brand']);
    expect([settings.customerService.url, settings.currency]).toEqual(['/support', 'X']);
    expect(JSON.stringify(settings)).not.toContain('example.test');
    await fresh.close();
  });

  it('offers no payments in production: a deposit never credits itself', async () => {
    const server = await startReference({ config: { production: true } });
    await seed({ ...server.deps, config: { ...server.deps.config, production: false } });
    const player = await signedInPlayer(server, 'somchai');
    const language = 'EN';
    expect(await player.api(depositContract.quote, { request: { language } })).toEqual({ methods: [] });
    const failure = await failureFrom(
      player.api(depositContract.create, {
        request: { method: 'LANTERN', amount: 1_000_000, language },
        idempotencyKey: 'key-of-production',
      }),
    );
    expect(failure).toMatchObject({ kind: 'refused', code: 'FEATURE_OFF' });
    await server.close();
  });
});

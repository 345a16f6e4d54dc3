import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, merchant } from '../../../server/database/schema.ts';
import { seed } from '../../../server/database/seed/seed.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { codeAt } from '../../support/authenticator.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createOperator, signedInOperator, type TestOperator } from '../../support/operator.ts';
import { newKey, outcomeOf } from '../../support/payments.ts';
import { DEMO_PASSWORD } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';
import { visitorOf } from '../site/visitor.ts';

onEachDatabase('a brand that has never opened', (database) => {
  let server: Reference;
  let provider: Server;
  let catalogStatus: number;
  let one: TestOperator;
  let other: TestOperator;

  beforeEach(async () => {
    catalogStatus = 200;
    provider = createServer((_, response) => {
      response.writeHead(catalogStatus, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ vendors: [], games: [] }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const config = {
      ...{
        providerUrl: `http://127.0.0.1:${port}`,
        siteUrl: 'https://rimnam.example',
        smsWebhookUrl: 'https://sms.test',
      },
      ...{ smtpUrl: 'smtps://mail.test:465', mailFrom: 'Rim Nam <no-reply@rimnam.example>' },
    };
    server = await startReference({ database, config });
    await server.db.execute(sql`update merchant set opened_at = null, status = 1, brand_name = 'Rim Nam'`);
    one = await signedInOperator(server, 'desk1');
    other = await signedInOperator(server, 'desk2');
  });
  afterEach(async () => {
    await server.close();
    await new Promise((resolve) => provider.close(resolve));
  });

  const missing = async () => {
    const { items } = await one.api(deskContract.setup, { request: {} });
    return items.filter(({ done }) => !done).map(({ id }) => id);
  };
  const counted = async () => (await one.api(deskContract.overview, { request: {} })).waiting.setup;
  const open = (by: TestOperator) => by.api(deskContract.openBrand, { request: {}, idempotencyKey: newKey() });
  const statusOf = async () =>
    (await visitorOf(server)(systemContract.status, { request: { url: 'rimnam.example' } })).status;
  const switchOpen = () => one.api(deskContract.setStatus, { request: { status: 0, minutes: null } });
  const addFactor = async (by: TestOperator) => {
    const { stepTicket, authenticatorKey } = await by.api(deskContract.startFactor, {
      request: { password: DEMO_PASSWORD },
    });
    const factorCode = codeAt(authenticatorKey, server.now());
    await by.api(deskContract.confirmFactor, { request: { stepTicket, factorCode } });
  };
  const prove = () => one.api(deskContract.prove, { request: {} });

  it('lists what is missing, until it is there', async () => {
    await server.db.execute(sql`update payment_method set enabled = false`);
    await server.db.execute(sql`update game set enabled = false`);
    catalogStatus = 500;
    expect(await missing()).toEqual(['operators', 'deposits', 'payouts', 'provider', 'games', 'books']);
    expect(await counted()).toBe(6);

    catalogStatus = 200;
    await server.db.execute(sql`update payment_method set enabled = true where direction = 'in'`);
    await addFactor(one);
    await prove();
    expect(await missing()).toEqual(['operators', 'payouts', 'games']);

    await server.db.execute(sql`update payment_method set enabled = true`);
    await server.db.execute(sql`delete from bank`);
    await server.db.execute(sql`update game set enabled = true`);
    await server.db.execute(sql`update vendor set enabled = false`);
    await addFactor(other);
    // Nobody could be paid without a bank, and nothing played of hidden vendors.
    expect(await missing()).toEqual(['payouts', 'games']);

    await server.db.execute(sql`update vendor set enabled = true`);
    expect(await missing()).toEqual(['payouts']);
    Object.assign(server.deps.config, { siteUrl: 'http://rimnam.example', smtpUrl: null, smsWebhookUrl: null });
    await server.db.execute(sql`update merchant set brand_name = 'Statehouse'`);
    expect(await missing()).toEqual(['brand', 'address', 'mail', 'sms', 'payouts']);
  });

  it('[STATUS-01] stays closed to players until two operators have opened it, with nothing missing', async () => {
    expect(await statusOf()).toBe(1);
    expect(await outcomeOf(open(one))).toEqual(['SETUP_INCOMPLETE', null]);
    // Nor by the switch.
    expect(await outcomeOf(switchOpen())).toEqual(['SETUP_INCOMPLETE', null]);
    await addFactor(one);
    await addFactor(other);
    await prove();
    expect(await missing()).toEqual([]);

    expect(await open(one)).toMatchObject({ openedAt: null, openingBy: 'desk1' });
    expect(await outcomeOf(open(one))).toEqual(['SECOND_PERSON_NEEDED', null]);
    expect(await statusOf()).toBe(1);
    // What is there when one asks must be there when another confirms.
    await server.db.execute(sql`update payment_method set enabled = false where direction = 'out'`);
    expect(await outcomeOf(open(other))).toEqual(['SETUP_INCOMPLETE', null]);
    await server.db.execute(sql`update payment_method set enabled = true`);
    expect(await open(other)).toMatchObject({ openedAt: server.now(), openingBy: null });
    await expect.poll(statusOf).toBe(0);
    expect(await outcomeOf(open(one))).toEqual(['STATUS_CHANGED', null]);
    expect(await counted()).toBe(0);
    const audited = (await server.db.select().from(auditEntry)).filter(({ act }) =>
      /^(?:opening|siteOpened)/.test(act),
    );
    expect(audited.map(({ act, operator, after }) => [act, operator, after])).toEqual([
      ['openingAsked', 'desk1', '{}'],
      ['siteOpened', 'desk2', '{"madeBy":"desk1"}'],
    ]);
  });

  it('an auditor sees the list and opens nothing', async () => {
    const auditor = createOperator(server);
    await auditor.signIn('audit1');
    expect((await auditor.api(deskContract.setup, { request: {} })).brand).toBe('Rim Nam');
    expect(await outcomeOf(open(auditor))).toEqual(['NOT_ALLOWED', null]);
  });

  it('is how production begins; a site that has opened stays open', async () => {
    const production = { ...server.deps, config: { ...server.deps.config, production: true, qa: false } };
    const found = () =>
      server.db
        .select({ code: merchant.code, status: merchant.status, openedAt: merchant.openedAt })
        .from(merchant)
        .orderBy(merchant.code);
    await server.db.execute(sql`update merchant set opened_at = 5, status = 0`);
    await seed({ ...production, config: { ...production.config, merchant: 'fresh' } });
    await seed(production);
    expect(await found()).toEqual([
      { code: 'demo', status: 0, openedAt: 5 },
      { code: 'fresh', status: 1, openedAt: null },
    ]);
  });
});

import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditEntry, ledgerProof, operator, operatorSession, signInFailure } from '../../../server/database/schema.ts';
import { DESK_ABSOLUTE_MS, DESK_IDLE_MS } from '../../../server/desk/desk/operatorOf.ts';
import { seedOperators } from '../../../server/desk/desk/operators.ts';
import { verifyAuditLog } from '../../../server/desk/desk/proveAudit.ts';
import type { ConfiguredOperator } from '../../../server/desk/desk/readOperators.ts';
import { cleanExpired } from '../../../server/jobs/cleanExpired.ts';
import { verifyLedgerJob } from '../../../server/jobs/proveLedger.ts';
import { loginPressure } from '../../../server/site/session/loginLimits.ts';
import { deskContract } from '../../../src/api/contract/desk/desk.ts';
import type { Endpoint, RequestOf } from '../../../src/api/contract/endpoint.ts';
import { ANY_TIME } from '../../../src/api/contract/paging.ts';
import { systemContract } from '../../../src/api/contract/site/system.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createOperator, signedInOperator, type TestOperator } from '../../support/operator.ts';
import { outcomeOf, signedInPlayer } from '../../support/payments.ts';
import type { Player } from '../../support/player.ts';
import { proveHuman } from '../../support/proveHuman.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
const calls = Object.values<Endpoint>(deskContract).filter(({ desk }) => desk);

onEachDatabase('the operator’s desk', (database) => {
  let server: Reference;
  let one: TestOperator;
  beforeEach(async () => {
    server = await startReference({ database });
    one = await signedInOperator(server);
  });
  afterEach(() => server.close());

  const overview = (operator = one) => operator.api(deskContract.overview, { request: {} });
  const auditPage = (wanted: Partial<RequestOf<typeof deskContract.audit>> = {}) =>
    one.api(deskContract.audit, { request: { ...ANY_TIME, search: '', page: 1, pageSize: '20', ...wanted } });
  const audit = async () => (await auditPage()).list;

  /** A call as anybody may send it: status, code, and what else it tells. */
  const knock = async (endpoint: Endpoint, headers: Readonly<Record<string, string>>) => {
    const body = endpoint.sends === 'json' ? { body: '{}' } : {};
    const response = await server.app.request(endpoint.path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-mine', ...headers },
      ...body,
    });
    const { errorCode, value } = (await response.json()) as { errorCode: string; value: unknown };
    return [response.status, errorCode, value];
  };

  it('returns the signed-in operator and the queue counts', async () => {
    expect(await overview()).toEqual({
      me: { name: 'desk1', role: 'operator' },
      secondFactor: 'off',
      waiting: {
        toApprove: expect.any(Number),
        toPay: 0,
        toResolve: 0,
        exchanges: expect.any(Number),
        referrals: 0,
        tickets: 0,
        promotions: 0,
        applications: 0,
        moves: 0,
        adjustments: 0,
        settings: 0,
        setup: 0,
      },
      serverTime: server.now(),
    });
  });

  it('refuses calls without a token, with a member’s token or an expired one', async () => {
    const member = await signedInPlayer(server);
    const old = await signedInOperator(server, 'desk2');
    await old.api(deskContract.signOut, { request: {} });
    const nobody = [401, 'NOT_LOGGED_IN', null];
    for (const endpoint of calls) {
      expect([endpoint.id, await knock(endpoint, {})]).toEqual([endpoint.id, nobody]);
      for (const token of [member.token ?? '', old.token ?? '', 'x'.repeat(43), one.token?.slice(1) ?? '']) {
        const told = { 'desk-token': token, authorization: `Bearer ${token}` };
        expect([endpoint.id, await knock(endpoint, told)]).toEqual([endpoint.id, nobody]);
      }
      const asMember = { authorization: `Bearer ${one.token}` };
      expect([endpoint.id, await knock(endpoint, asMember)]).toEqual([endpoint.id, nobody]);
    }
    server.advance(DESK_IDLE_MS);
    for (const endpoint of calls) {
      const ended = await knock(endpoint, { 'desk-token': one.token ?? '' });
      expect([endpoint.id, ended]).toEqual([endpoint.id, [401, 'SESSION_EXPIRED', null]]);
    }
  });

  it('issues tokens that are invalid for member calls', async () => {
    const player: Player = await signedInPlayer(server);
    player.token = one.token;
    const { walletContract } = await import('../../../src/api/contract/money/wallet.ts');
    const balance = player.api(walletContract.balance, { request: {}, headers: { 'x-background': '0' } });
    expect(await outcomeOf(balance)).toEqual(['NOT_LOGGED_IN', null]);
  });

  it('ends a session after 15 idle minutes or nine hours', async () => {
    for (let waited = 0; waited + 14 * MINUTE < DESK_ABSOLUTE_MS; waited += 14 * MINUTE) {
      expect((await overview()).me.name).toBe('desk1');
      server.advance(14 * MINUTE);
    }
    server.advance(14 * MINUTE);
    expect(await outcomeOf(overview())).toEqual(['SESSION_EXPIRED', null]);
  });

  it('stores tokens as hashes only', async () => {
    const rows = await server.db.select().from(operatorSession);
    expect(JSON.stringify(rows)).not.toContain(one.token);
    expect(rows).toHaveLength(1);
  });

  it('lets an auditor read everything and change nothing', async () => {
    const auditor = await signedInOperator(server, 'audit1');
    const looks = new Set([
      'desk.signOut',
      'desk.prove',
      'desk.startFactor',
      'desk.confirmFactor',
      'desk.changePassword',
    ]);
    for (const endpoint of calls.filter(({ repeat, id }) => repeat !== 'safe' && !looks.has(id))) {
      const refused = await knock(endpoint, { 'desk-token': auditor.token ?? '' });
      expect([endpoint.id, refused]).toEqual([endpoint.id, [403, 'NOT_ALLOWED', null]]);
    }
    expect((await overview(auditor)).me.role).toBe('auditor');
    expect((await auditor.api(deskContract.prove, { request: {} })).proof?.faults).toEqual([]);
  });

  it('answers a wrong name and a wrong password alike; counts both, and tells the audit log at the next sign-in', async () => {
    const stranger = createOperator(server);
    expect(await outcomeOf(stranger.signIn('desk1', 'Wrong#2026'))).toEqual(['BAD_CREDENTIALS', null]);
    expect(await outcomeOf(stranger.signIn('nobody', 'Player#2026'))).toEqual(['BAD_CREDENTIALS', null]);
    expect(await outcomeOf(stranger.signIn('somchai', 'Player#2026'))).toEqual(['BAD_CREDENTIALS', null]);
    const written = (await audit()).map(({ act, operator, after }) => [act, operator, after]);
    const address = '127.0.0.1';
    expect(written).toEqual([['signedIn', 'desk1', { address, failures: 0 }]]);
    const counted = await server.db.select().from(signInFailure).orderBy(signInFailure.operatorId);
    expect(counted.map(({ operatorId, count }) => [operatorId, count])).toEqual([
      ['', 2],
      ['demo-desk1', 1],
    ]);
    await stranger.signIn('desk1');
    expect((await audit())[0]?.after).toEqual({ address, failures: 1 });
    server.advance(91 * 24 * 60 * MINUTE);
    await cleanExpired(server.deps);
    expect(await server.db.$count(signInFailure)).toBe(0);
    expect(JSON.stringify(await server.db.select().from(auditEntry))).not.toContain('Wrong#2026');
  });

  it('asks every sign-in for a proof of work of its own, which failures make harder, and counts no try without it', async () => {
    const stranger = createOperator(server);
    const human = await proveHuman(stranger.api);
    const send = (password: string, proof: string) =>
      outcomeOf(stranger.api(deskContract.signIn, { request: { name: 'desk1', password, human: proof } }));
    expect(await send('Wrong#2026', human)).toEqual(['BAD_CREDENTIALS', null]);
    expect(await send('Player#2026', human)).toEqual(['HUMAN_CHECK_FAILED', null]);
    expect(await send('Player#2026', 'bm90IGEgcHJvb2Y=')).toEqual(['HUMAN_CHECK_FAILED', null]);
    expect((await server.db.select().from(signInFailure)).map(({ count }) => count)).toEqual([1]);
    expect(await loginPressure(server.deps)).toBe(1);
    server.advance(6 * MINUTE);
    const old = await proveHuman(stranger.api);
    server.advance(6 * MINUTE);
    expect(await send('Player#2026', old)).toEqual(['HUMAN_CHECK_FAILED', null]);
  });

  it('lets an operator sign in while the site is under maintenance', async () => {
    await one.api(deskContract.setStatus, { request: { status: 1, minutes: 30 } });
    const other = createOperator(server);
    await other.signIn('desk2');
    expect((await overview(other)).me.name).toBe('desk2');
  });

  it('slows strangers down in steps, and lets a device in that signed in before', async () => {
    const stranger = createOperator(server);
    const wrong = () => outcomeOf(stranger.signIn('desk1', 'Wrong#2026'));
    for (let tries = 0; tries < 21; tries += 1) expect(await wrong()).toEqual(['BAD_CREDENTIALS', null]);
    for (const waitSeconds of [15, 30, 60]) {
      expect(await outcomeOf(stranger.signIn('desk1'))).toEqual(['TOO_MANY_REQUESTS', { waitSeconds }]);
      server.advance(waitSeconds * 1000);
      expect(await wrong()).toEqual(['BAD_CREDENTIALS', null]);
    }
    await one.signIn('desk1');
    expect(one.token).not.toBeNull();
  });

  it('keeps five sessions of an operator; the next ends the oldest', async () => {
    const others = [];
    for (let count = 0; count < 5; count += 1) {
      server.advance(1);
      others.push(await signedInOperator(server));
    }
    expect(await outcomeOf(overview(one))).toEqual(['NOT_LOGGED_IN', null]);
    for (const other of others) expect((await overview(other)).me.name).toBe('desk1');
  });

  it('switches a feature once per change, effective on the site', async () => {
    const smsLogin = async () => (await one.api(systemContract.whitelabel, { request: {} })).features.smsLogin;
    expect(await smsLogin()).toBe(true);
    const off = () => one.api(deskContract.setFeature, { request: { name: 'smsLogin', on: false } });
    expect((await off()).features.smsLogin).toBe(false);
    await off();
    expect(await smsLogin()).toBe(false);
    expect((await audit()).map(({ act, subject, before, after }) => [act, subject, before, after])).toEqual([
      ['featureSwitched', 'smsLogin', { on: true }, { on: false }],
      ['signedIn', 'demo-desk1', {}, { address: '127.0.0.1', failures: 0 }],
    ]);
  });

  it('starts and ends maintenance with an announced end, while the desk stays open', async () => {
    const status = () => one.api(systemContract.status, { request: { url: 'reference.test' } });
    const until = server.now() + 60 * MINUTE;
    await one.api(deskContract.setStatus, { request: { status: 1, minutes: 60 } });
    expect(await status()).toMatchObject({ status: 1, maintenance: { until } });
    expect(await one.api(deskContract.switches, { request: {} })).toMatchObject({ status: 1, maintenanceUntil: until });
    await one.api(deskContract.setStatus, { request: { status: 0, minutes: null } });
    expect(await status()).toMatchObject({ status: 0, maintenance: null });
    expect(
      (await audit()).filter(({ act }) => act === 'statusSwitched').map(({ before, after }) => [before, after]),
    ).toEqual([
      [
        { status: 1, until },
        { status: 0, until: null },
      ],
      [
        { status: 0, until: null },
        { status: 1, until },
      ],
    ]);
  });

  it('shows the last ledger proof and balances that sum to zero', async () => {
    const before = await one.api(deskContract.books, { request: {} });
    expect(before.proof).toBeNull();
    const { proof, house, members } = await one.api(deskContract.prove, { request: {} });
    expect(proof).toMatchObject({ at: server.now(), faults: [], auditEntries: 1 });
    for (const currency of ['P', 'points'] as const) {
      const all = [...house, ...members].filter((row) => row.currency === currency);
      expect(all.length).toBeGreaterThan(1);
      expect(all.reduce((sum, row) => sum + row.sum, 0)).toBe(0);
    }
    expect((await audit())[0]).toMatchObject({ act: 'booksProved', operator: 'desk1', after: { faults: 0 } });
  });

  it('pages the audit log, newest first', async () => {
    for (let nth = 0; nth < 21; nth += 1)
      await one.api(deskContract.setFeature, { request: { name: 'freeDemo', on: nth % 2 === 1 } });
    const { list, count } = await auditPage();
    expect([list.length, count, list[0]?.seq, list[0]?.id]).toEqual([20, 22, 22, '22']);
    const second = await auditPage({ page: 2 });
    expect(second.list.map(({ seq }) => seq)).toEqual([2, 1]);
  });

  it('finds entries of the audit log by operator, subject or remark, and by time', async () => {
    await one.api(deskContract.setFeature, { request: { name: 'freeDemo', on: false } });
    const counts = async (wanted: Parameters<typeof auditPage>[0]) => (await auditPage(wanted)).count;
    expect(await Promise.all(['DESK1', 'freedemo', 'sk_1', '%'].map((search) => counts({ search })))).toEqual([
      2, 1, 0, 0,
    ]);
    const at = server.now();
    expect([await counts({ to: at }), await counts({ from: at, to: at + 1 })]).toEqual([0, 2]);
  });

  const columns = {
    merchant_code: `'other'`,
    seq: 'seq + 7',
    at: 'at - 1',
    operator: `'desk2'`,
    act: `'signedOut'`,
    subject: `'somebody'`,
    before: `'{"a":1}'`,
    after: `'{}'`,
    remark: `'said'`,
    previous: `repeat('0', 64)`,
    hash: `repeat('0', 64)`,
  };
  const tampers = [
    ...Object.entries(columns).map(([column, value]) => [
      column,
      `update audit_entry set ${column} = ${value} where seq = 2`,
    ]),
    ['the last row', 'delete from audit_entry where seq = (select max(seq) from audit_entry)'],
    ['a row between', 'delete from audit_entry where seq = 2'],
    ['the end of the chain', `update audit_head set head = repeat('0', 64)`],
    ['the end itself', 'delete from audit_head'],
  ] as const;

  it('keeps an append-only audit log whose proof detects tampering', async () => {
    for (const on of [false, true]) await one.api(deskContract.setFeature, { request: { name: 'freeDemo', on } });
    expect(await verifyAuditLog(server.db)).toEqual({ entries: 3, faults: [] });
    for (const statement of ['update audit_entry set remark = remark', 'delete from audit_entry'])
      await expect(server.db.execute(sql.raw(statement))).rejects.toThrow();
    for (const [what, statement] of tampers) {
      const undone = new Error('undone');
      let faults: readonly string[] = [];
      await server.db
        .transaction(async (db) => {
          await db.execute(sql`set local session_replication_role = replica`);
          await db.execute(sql.raw(statement));
          ({ faults } = await verifyAuditLog(db));
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
      expect([what, faults.length > 0]).toEqual([what, true]);
    }
    await verifyLedgerJob(server.deps);
    const [kept] = await server.db.select().from(ledgerProof);
    expect(kept).toMatchObject({ auditEntries: 3, faults: [] });
  });

  it('logs an error for a tampered audit row', async () => {
    await server.db.transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`);
      await db.execute(sql`update audit_entry set operator = 'desk2' where seq = 1`);
    });
    await verifyLedgerJob(server.deps);
    const [kept] = await server.db.select().from(ledgerProof);
    expect(kept?.faults).toEqual(['audit entry demo 1 is not what was written']);
  });
});

onEachDatabase('configured operators', (database) => {
  const hers = { name: 'anna', password: 'a-lantern-by-the-river', role: 'operator' } as const;
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database, config: { operators: [hers], production: true } });
    await seedOperators(server.deps);
  });
  afterEach(() => server.close());

  const names = async () => (await server.db.select().from(operator)).map(({ name, role }) => [name, role]);
  const configured = (operators: readonly ConfiguredOperator[]) =>
    seedOperators({ ...server.deps, config: { ...server.deps.config, operators } });

  it('replace the demo operators in production', async () => {
    expect(await names()).toEqual([['anna', 'operator']]);
    const anna = createOperator(server);
    await anna.signIn('Anna', hers.password);
    expect(anna.token).not.toBeNull();
    expect(await outcomeOf(createOperator(server).signIn('desk1'))).toEqual(['BAD_CREDENTIALS', null]);
  });

  it('keep their sessions across restarts, until a new password or removal', async () => {
    const anna = createOperator(server);
    await anna.signIn('anna', hers.password);
    // In production a second factor is due.
    const look = () => outcomeOf(anna.api(deskContract.overview, { request: {} }));
    await configured([hers]);
    expect(await look()).toMatchObject({ me: { name: 'anna' }, secondFactor: 'due' });
    await configured([{ ...hers, password: 'another-lantern-now' }]);
    expect(await look()).toEqual(['NOT_LOGGED_IN', null]);
    await anna.signIn('anna', 'another-lantern-now');
    await configured([{ ...hers, name: 'bert', role: 'auditor' }]);
    expect(await look()).toEqual(['NOT_LOGGED_IN', null]);
    expect(await names()).toEqual([['bert', 'auditor']]);
  });
});

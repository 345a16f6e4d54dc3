import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeAccounts } from '../../../server/account/account/closeAccounts.ts';
import { writeExports } from '../../../server/account/account/dataExport.ts';
import {
  bankAccount,
  bet,
  chatMessageRow,
  ledgerAccount,
  member,
  memberAccount,
  session,
} from '../../../server/database/schema.ts';
import { houseAccount, memberAccount as purse } from '../../../server/money/ledger/account.ts';
import { post } from '../../../server/money/ledger/post.ts';
import { accountDataContract, CLOSING_MS, EXPORT_KEPT_MS } from '../../../src/api/contract/account/accountData.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const P = 10_000;
const proof = { request: { loginPassword: DEMO_PASSWORD } };

const code = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (failureOf(error) as { readonly code?: string }).code,
  );

onEachDatabase('the data file of a member', (database) => {
  let server: Reference;
  let somchai: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    somchai = createPlayer(server);
    await somchai.signIn('somchai');
  });
  afterEach(() => server.close());

  const state = (by = somchai) => by.api(accountDataContract.state, { request: {} });
  const link = (by = somchai) => by.api(accountDataContract.link, proof);
  const download = (path: string) => server.fetch(`${server.baseURL}${path}`);
  const idOf = async (username: string) => {
    const [row] = await server.db.select().from(member).where(eq(member.username, username));
    return row?.id ?? '';
  };

  it('[issue 32] is written by a job and downloaded once, with all of the member and nothing of others', async () => {
    expect((await state()).file).toBeNull();
    expect((await somchai.api(accountDataContract.ask, proof)).file).toMatchObject({ status: 'waiting', bytes: null });
    await writeExports(server.deps);
    const { file } = await state();
    expect(file).toMatchObject({ status: 'ready', expiresAt: server.now() + EXPORT_KEPT_MS });
    const { exportPath: path } = await link();
    const answer = await download(path);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
    const text = await answer.text();
    expect(Buffer.byteLength(text)).toBe(file?.bytes);
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]> & { profile: unknown };
    const id = await idOf('somchai');
    const entries = await server.db.$count(ledgerAccount, eq(ledgerAccount.memberId, id));
    expect(entries).toBeGreaterThan(0);
    expect(data.profile).toMatchObject({ id, username: 'somchai', nickname: 'Somchai' });
    expect(data.bets?.length).toBe(await server.db.$count(bet, eq(bet.memberId, id)));
    expect(data.bankAccounts?.length).toBe(await server.db.$count(bankAccount, eq(bankAccount.memberId, id)));
    expect(data.movements?.every(({ amount, at }) => typeof amount === 'number' && typeof at === 'number')).toBe(true);
    const [row] = await server.db.select().from(member).where(eq(member.id, id));
    for (const secret of [row?.passwordHash, row?.paymentPasswordHash, 'token_hash', 'malee'])
      expect(text.includes(secret ?? 'never')).toBe(false);
    expect((await download(path)).status).toBe(404);
  });

  it('[issue 32] reads on page by page: no movement is lost or doubled', async () => {
    const id = await idOf('somchai');
    const at = server.now();
    const { merchant } = server.deps.config;
    // In parts: PostgreSQL reads past every version of a balance that its own transaction has left behind.
    for (let part = 0; part < 2_050; part += 50) {
      await server.db.transaction(async (db) => {
        for (let count = part; count < part + 50; count += 1) {
          await post(db, {
            ...{ merchantCode: merchant, book: 'main', kind: 'adjustment', cause: `export-${count}` },
            // Many at one instant: the id decides.
            at: at + Math.floor(count / 500),
            lines: [
              { account: purse(id, 'main'), amount: 1 },
              { account: houseAccount(merchant, 'main', 'adjustments'), amount: -1 },
            ],
          });
        }
      });
    }
    await somchai.api(accountDataContract.ask, proof);
    await writeExports(server.deps);
    const data = (await (await download((await link()).exportPath)).json()) as {
      movements: { id: string; balance: number }[];
    };
    const ids = data.movements.map(({ id: movement }) => movement);
    expect(new Set(ids).size).toBe(ids.length);
    const [main] = await server.db
      .select()
      .from(ledgerAccount)
      .where(eq(ledgerAccount.id, `${id}/main`));
    expect(ids.length).toBeGreaterThanOrEqual(main?.entries ?? 0);
    expect(Math.max(...data.movements.map(({ balance }) => balance))).toBeGreaterThanOrEqual(main?.balance ?? 0);
  }, 60_000);

  it('[issue 32] asks for the login password, has links for five minutes, and is gone after seven days', async () => {
    const bad = { request: { loginPassword: 'wrong' } };
    expect(await code(somchai.api(accountDataContract.ask, bad))).toBe('LOGIN_PASSWORD_WRONG');
    expect(await code(somchai.api(accountDataContract.link, bad))).toBe('LOGIN_PASSWORD_WRONG');
    expect(await code(link())).toBe('NOT_FOUND');
    await somchai.api(accountDataContract.ask, proof);
    await writeExports(server.deps);
    const malee = createPlayer(server);
    await malee.signIn('malee');
    expect([await code(link(malee)), (await state(malee)).file]).toEqual(['NOT_FOUND', null]);
    const { exportPath: path } = await link();
    server.advance(5 * 60_000);
    expect((await download(path)).status).toBe(404);
    server.advance(EXPORT_KEPT_MS);
    await writeExports(server.deps);
    await somchai.signIn('somchai');
    expect((await state()).file).toBeNull();
  });
});

onEachDatabase('closing an account', (database) => {
  let server: Reference;
  let malee: Player;
  let maleeId: string;
  beforeEach(async () => {
    server = await startReference({ database });
    malee = createPlayer(server);
    await malee.signIn('malee');
    maleeId = (await malee.api(memberContract.info, { request: {} })).id;
    await empty(maleeId);
  });
  afterEach(() => server.close());

  /** Takes what the demo gives. */
  async function empty(memberId: string): Promise<void> {
    const rows = await server.db.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId));
    await server.db.transaction(async (db) => {
      for (const { purse: name, currency, balance } of rows) {
        if (currency !== 'P' || !balance) continue;
        await give(db, memberId, name as 'main', -balance);
      }
    });
  }
  const give = (db: Reference['db'], memberId: string, name: 'main', amount: number) =>
    post(db, {
      ...{ merchantCode: server.deps.config.merchant, book: 'main', kind: 'adjustment', at: server.now() },
      cause: `test-${Math.random()}`,
      lines: [
        { account: purse(memberId, name), amount },
        { account: houseAccount(server.deps.config.merchant, 'main', 'adjustments'), amount: -amount },
      ],
    });
  const pay = (amount: number) => server.db.transaction((db) => give(db, maleeId, 'main', amount));
  const state = (by = malee) => by.api(accountDataContract.state, { request: {} });
  const close = (by = malee) => by.api(accountDataContract.close, proof);
  const row = async () => (await server.db.select().from(member).where(eq(member.id, maleeId)))[0];

  it('[issue 32] waits seven days, then nobody can log in, who it was is erased, and the books stay', async () => {
    const before = await server.db.$count(ledgerAccount, eq(ledgerAccount.memberId, maleeId));
    const closesAt = server.now() + CLOSING_MS;
    expect(await close()).toMatchObject({ closesAt, obstacles: [] });
    server.advance(CLOSING_MS - 1);
    await closeAccounts(server.deps);
    expect((await row())?.username).toBe('malee');
    const said = {
      merchantCode: 'demo',
      seq: 1,
      changed: 1,
      memberId: maleeId,
      clientId: 'message-1',
      text: 'It is me',
    };
    await server.db.insert(chatMessageRow).values({ ...said, sentAt: server.now() });
    server.advance(1);
    await closeAccounts(server.deps);
    await closeAccounts(server.deps);
    expect((await server.db.select().from(chatMessageRow)).map(({ text }) => text)).toEqual(['']);
    expect(await row()).toMatchObject({
      ...{ username: `closed:${maleeId}`, account: `closed:${maleeId}`, nickname: '', email: null, mobileNum: null },
      ...{ countryDialingCode: null, paymentPasswordHash: null, affiliateCode: null },
    });
    expect(await code(malee.signIn('malee'))).toBe('BAD_CREDENTIALS');
    expect(await server.db.$count(session, eq(session.memberId, maleeId))).toBe(0);
    expect(await server.db.$count(ledgerAccount, eq(ledgerAccount.memberId, maleeId))).toBe(before);
    const [kept] = await server.db.select().from(memberAccount).where(eq(memberAccount.memberId, maleeId));
    expect(kept).toMatchObject({ closedAt: closesAt, closesAt: null, confirmedEmail: null });
  });

  it('[issue 32] a login within seven days keeps the account, and its owner is told', async () => {
    const other = createPlayer(server);
    await other.signIn('malee');
    await close();
    expect(await code(state(other))).toBe('SESSION_REVOKED');
    expect((await state()).closesAt).toBe(server.now() + CLOSING_MS);
    await other.signIn('malee');
    expect((await state()).closesAt).toBeNull();
    server.advance(CLOSING_MS);
    await closeAccounts(server.deps);
    expect((await row())?.username).toBe('malee');
  });

  it('[issue 32] the member can keep it without a new login', async () => {
    await close();
    expect((await malee.api(accountDataContract.keep, { request: {} })).closesAt).toBeNull();
  });

  it('[issue 32] does not close with money that could be withdrawn, and less is given up', async () => {
    const { smallestWithdrawal } = await state();
    expect(smallestWithdrawal).toBeGreaterThan(P);
    await pay(smallestWithdrawal - 1);
    expect((await state()).obstacles).toEqual([]);
    await pay(1);
    expect((await state()).obstacles).toEqual(['money']);
    expect(await code(close())).toBe('ACCOUNT_IN_USE');
    expect((await state()).closesAt).toBeNull();
  });

  it('[issue 32] money that comes while it waits keeps it open until it is gone', async () => {
    await close();
    await pay(5_000 * P);
    server.advance(CLOSING_MS);
    await closeAccounts(server.deps);
    expect((await row())?.username).toBe('malee');
    await pay(-5_000 * P);
    await closeAccounts(server.deps);
    expect((await row())?.username).toBe('malee');
    server.advance(24 * 60 * 60_000);
    await closeAccounts(server.deps);
    expect((await row())?.username).toBe(`closed:${maleeId}`);
  });

  it('[issue 32] asks for the login password; an agent with a line, and trials, cannot close', async () => {
    expect(await code(malee.api(accountDataContract.close, { request: { loginPassword: 'wrong' } }))).toBe(
      'LOGIN_PASSWORD_WRONG',
    );
    const agent = createPlayer(server);
    await agent.signIn('agent1');
    expect((await state(agent)).obstacles).toContain('line');
    expect(await code(close(agent))).toBe('ACCOUNT_IN_USE');
    const trial = createPlayer(server);
    await trial.signIn('trial');
    expect(await code(close(trial))).toBe('NEED_TRUE_ACCOUNT');
  });
});

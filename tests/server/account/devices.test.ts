import { afterEach, beforeEach, expect, it } from 'vitest';
import { devicesContract } from '../../../src/api/contract/account/devices.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { inboxContract } from '../../../src/api/contract/member/inbox.ts';
import { sessionContract } from '../../../src/api/contract/site/session.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const MINUTE = 60_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

onEachDatabase('devices signed in', (database) => {
  let server: Reference;
  let phone: Player;
  let laptop: Player;
  beforeEach(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
    phone = createPlayer(server, { ip: '203.0.113.7', userAgent: PHONE });
    laptop = createPlayer(server, { ip: '2001:db8:0:1::9', userAgent: LAPTOP });
  });
  afterEach(() => server.close());

  const list = async (by: Player) => (await by.api(devicesContract.list, { request: {} })).list;
  const answer = (by: Player) =>
    by.api(memberContract.info, { request: {} }).then(
      ({ userName }) => userName,
      (error: unknown) => (failureOf(error) as { readonly code?: string }).code,
    );

  it('[MEMBER-05] lists the sessions of the member, the one that asks first, with device, place and last use', async () => {
    const start = server.now();
    await phone.signIn('somchai');
    server.advance(5 * MINUTE);
    await laptop.signIn('somchai');
    const other = createPlayer(server);
    await other.signIn('malee');
    expect(await list(phone)).toEqual([
      {
        ...{ id: expect.stringMatching(/^[\w-]{22}$/), kind: 'phone', system: 'Android', browser: 'Chrome' },
        ...{ address: '203.0.113.•', country: null, openedBy: 'password' },
        ...{ openedAt: start, seenAt: start + 5 * MINUTE, current: true },
      },
      {
        ...{ id: expect.stringMatching(/^[\w-]{22}$/), kind: 'computer', system: 'Linux', browser: 'Firefox' },
        ...{ address: '2001:db8:•', country: null, openedBy: 'password' },
        ...{ openedAt: start + 5 * MINUTE, seenAt: start + 5 * MINUTE, current: false },
      },
    ]);
  });

  it('says that it does not know a browser that does not name itself', async () => {
    const silent = createPlayer(server);
    await silent.signIn('somchai');
    expect(await list(silent)).toMatchObject([{ kind: 'unknown', system: null, browser: null }]);
  });

  it('[MEMBER-05] ends one session, also when asked twice', async () => {
    await phone.signIn('somchai');
    await laptop.signIn('somchai');
    const id = (await list(phone)).find(({ current }) => !current)?.id ?? '';
    const end = () => phone.api(devicesContract.end, { request: { id } });
    expect((await end()).list.map(({ kind }) => kind)).toEqual(['phone']);
    expect((await end()).list.map(({ kind }) => kind)).toEqual(['phone']);
    expect([await answer(phone), await answer(laptop)]).toEqual(['somchai', 'SESSION_REVOKED']);
  });

  it('ends neither the session that asks nor one of another member', async () => {
    await phone.signIn('somchai');
    await laptop.signIn('malee');
    for (const by of [phone, laptop]) {
      const own = (await list(by))[0]?.id ?? '';
      await phone.api(devicesContract.end, { request: { id: own } });
    }
    expect([await answer(phone), await answer(laptop)]).toEqual(['somchai', 'malee']);
  });

  it('[MEMBER-05] ends all others at once, and nobody else’s', async () => {
    const [third, other] = [createPlayer(server), createPlayer(server)];
    for (const each of [phone, laptop, third]) await each.signIn('somchai');
    await other.signIn('malee');
    const { list: left } = await phone.api(devicesContract.endOthers, { request: {} });
    expect(left.map(({ current }) => current)).toEqual([true]);
    expect(await Promise.all([phone, laptop, third, other].map(answer))).toEqual([
      'somchai',
      'SESSION_REVOKED',
      'SESSION_REVOKED',
      'malee',
    ]);
  });

  it('does not list a session that has expired', async () => {
    await laptop.signIn('somchai');
    server.advance(31 * MINUTE);
    await phone.signIn('somchai');
    expect((await list(phone)).map(({ kind }) => kind)).toEqual(['phone']);
  });

  it('[ROLE-17] lets visitors of the shared trial account sign in, and each see and end its own session alone', async () => {
    await phone.signIn('trial');
    const { list: first } = await phone.api(devicesContract.list, { request: {} });
    const visitors = Array.from({ length: 6 }, () => createPlayer(server, { userAgent: LAPTOP }));
    for (const visitor of visitors) {
      server.advance(1);
      await visitor.signIn('trial');
    }
    expect(await answer(phone)).toBe('trial');
    expect(await list(phone)).toEqual(first);
    const [visitor] = visitors;
    if (visitor === undefined) throw new Error('six visitors');
    await visitor.api(devicesContract.end, { request: { id: first[0]?.id ?? '' } });
    await visitor.api(devicesContract.endOthers, { request: {} });
    expect((await list(visitor)).map(({ browser, current }) => [browser, current])).toEqual([['Firefox', true]]);
    await visitor.api(sessionContract.logout, { request: {} });
    expect([await answer(phone), await answer(visitor)]).toEqual(['trial', 'NOT_LOGGED_IN']);
    const request = {
      kind: 'security',
      show: 'all',
      order: 'newest',
      search: '',
      language: 'EN',
      page: 1,
      pageSize: '10',
    } as const;
    expect((await phone.api(inboxContract.list, { request })).list).toEqual([]);
  });
});

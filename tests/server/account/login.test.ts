import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workFactor } from '../../../server/account/human/proofOfWork.ts';
import { member, merchant, session } from '../../../server/database/schema.ts';
import { personKey } from '../../../server/limits/limitKey.ts';
import { Refusal } from '../../../server/refusal.ts';
import { createPasswordHasher } from '../../../server/site/session/passwordHasher.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { verificationContract } from '../../../src/api/contract/account/verification.ts';
import { qaContract } from '../../../src/api/contract/qa.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'the call succeeded',
    (error: unknown) => failureOf(error),
  );

onEachDatabase('login', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database, env: { TRUST_PROXY: '1' } });
    player = createPlayer(server);
  });
  afterEach(() => server.close());

  const badCredentials = (details: { captcha: true } | null = null) => ({
    kind: 'refused',
    code: 'BAD_CREDENTIALS',
    message: 'Wrong username or password.',
    details,
  });
  const refused = (code: string, message: string, details: unknown = null) => ({
    kind: 'refused',
    code,
    message,
    details,
  });

  it('[LOGIN-01] [LOGIN-12] [API-05] signs a member in by username and password', async () => {
    const granted = await player.signIn('somchai');
    expect(granted).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
    });
    expect((await player.api(memberContract.info, { request: {} })).userName).toBe('somchai');
  });

  it('stores only the hash of the token', async () => {
    const { token } = await player.signIn('somchai');
    const rows = await server.db.select().from(session);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('[LOGIN-05] trims username and password and ignores the username’s case', async () => {
    expect((await player.signIn('  SomChai ', ' Player#2026 ')).firstTimeLogin).toBe(false);
  });

  it('[LOGIN-16] [LOGIN-17] flags the first login, and no later one', async () => {
    expect((await player.signIn('malee')).firstTimeLogin).toBe(true);
    expect((await player.signIn('malee')).firstTimeLogin).toBe(false);
  });

  it('does not let a member of another merchant in', async () => {
    const [own] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
    if (!own) throw new Error('the seed has somchai');
    const [site] = await server.db.select().from(merchant);
    if (!site) throw new Error('the seed has a merchant');
    await server.db.insert(merchant).values({ ...site, code: 'other' });
    const passwordHash = await server.deps.passwords.hash('Lantern-9-Night');
    const foreign = { ...own, id: 'other-niran', merchantCode: 'other', username: 'niran99', passwordHash };
    await server.db.insert(member).values({ ...foreign, mobileNum: null, countryDialingCode: null, email: null });
    expect(await failure(player.signIn('niran99', 'Lantern-9-Night'))).toEqual(badCredentials());
  });

  it('[ERR-01] answers a wrong password and an unknown username alike', async () => {
    expect(await failure(player.signIn('somchai', 'Wrong#2026'))).toEqual(badCredentials());
    expect(await failure(player.signIn('nobody9', 'Wrong#2026'))).toEqual(badCredentials());
  });

  it('hashes for an unknown username as for a known one', async () => {
    const shown: (string | null)[] = [];
    const { matches } = server.deps.passwords;
    Object.assign(server.deps.passwords, {
      matches: (password: string, stored: string | null) => {
        shown.push(stored === null ? null : 'a hash');
        return matches(password, stored);
      },
    });
    await failure(player.signIn('somchai', 'Wrong#2026'));
    await failure(player.signIn('nobody9', 'Wrong#2026'));
    expect(shown).toEqual(['a hash', null]);
  });

  it('[LOGIN-06] requires a new human check for every login by username', async () => {
    const human = await player.proveHuman();
    const request = { type: 'username', username: 'somchai', password: 'Player#2026', human } as const;
    await player.send(request);
    const answer = refused('HUMAN_CHECK_FAILED', 'This device could not be verified. Please try again.');
    expect(await failure(player.send(request))).toEqual(answer);
    expect(await failure(player.send({ ...request, human: 'x' }))).toEqual(answer);
  });

  it('[LOGIN-13] [LOGIN-26] requires the captcha after the third failure of an account', async () => {
    const tries = [];
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      tries.push(await failure(createPlayer(server, { ip }).signIn('somchai', 'Wrong#2026')));
    }
    expect(tries).toEqual([badCredentials(), badCredentials(), badCredentials({ captcha: true })]);
  });

  it('[LOGIN-13] requires the captcha after the third failure of an address, unknown usernames included', async () => {
    const tries = [];
    for (const name of ['nobody1', 'nobody2', 'nobody3']) tries.push(await failure(player.signIn(name, 'Wrong#2026')));
    expect(tries).toEqual([badCredentials(), badCredentials(), badCredentials({ captcha: true })]);
  });

  it('[LOGIN-25] [CAPTCHA-04] then accepts a right captcha once', async () => {
    for (const name of ['nobody1', 'nobody2', 'nobody3']) await failure(player.signIn(name, 'Wrong#2026'));
    expect(await failure(player.signIn('somchai'))).toEqual(
      refused('CAPTCHA_REQUIRED', 'Please enter the characters in the picture.', { captcha: true }),
    );
    const captcha = await player.readCaptcha();
    const wrong = { ...captcha, answer: captcha.answer === 'AAAAA' ? 'CCCCC' : 'AAAAA' };
    const answer = refused('CAPTCHA_WRONG', 'The characters do not match the picture. Please try the new one.', {
      captcha: true,
    });
    expect(await failure(player.signIn('somchai', undefined, { captcha: wrong }))).toEqual(answer);
    expect(await failure(player.signIn('somchai', undefined, { captcha }))).toEqual(answer);
    const next = await player.readCaptcha();
    expect((await player.signIn('somchai', undefined, { captcha: next })).passwordExpired).toBe(false);
  });

  it('remembers failures across restarts and forgets them after 15 minutes', async () => {
    for (const name of ['nobody1', 'nobody2', 'nobody3']) await failure(player.signIn(name, 'Wrong#2026'));
    const restarted = createPlayer(await server.restart());
    expect(await failure(restarted.signIn('somchai'))).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    server.advance(15 * 60_000);
    expect((await restarted.signIn('somchai')).firstTimeLogin).toBe(false);
  });

  it('clears the failures of the account on success, not those of the address', async () => {
    const other = createPlayer(server, { ip: '203.0.113.9' });
    await failure(player.signIn('somchai', 'Wrong#2026'));
    await failure(player.signIn('somchai', 'Wrong#2026'));
    await player.signIn('somchai');
    // Another browser at the same address.
    player.cookies.clear();
    expect(await failure(other.signIn('somchai', 'Wrong#2026'))).toEqual(badCredentials());
    expect(await failure(player.signIn('somchai', 'Wrong#2026'))).toEqual(badCredentials({ captcha: true }));
  });

  it('[LOGIN-32] [ERR-07] reveals only after the right password that an account is not a member', async () => {
    expect(await failure(player.signIn('staff'))).toEqual(
      refused('NOT_A_MEMBER', 'This account is not a member account and cannot log in here.'),
    );
    expect(await failure(player.signIn('staff', 'Wrong#2026'))).toEqual(badCredentials());
    expect(await server.db.select().from(session)).toEqual([]);
  });

  it.each(['agent1', 'agent2', 'agent41', 'agent42'])(
    '[LOGIN-31] [ROLE-14] admits %s to the agent area',
    async (username) => {
      expect((await player.signIn(username, undefined, { area: 'agent' })).passwordExpired).toBe(false);
    },
  );

  it('[LOGIN-31] [ERR-08] [ROLE-15] [ROLE-16] refuses others in the agent area, without a session', async () => {
    expect(await failure(player.signIn('somchai', undefined, { area: 'agent' }))).toEqual(
      refused('NON_AGENT_LOGIN', 'Non-agents cannot log in here.'),
    );
    expect(await failure(player.signIn('trial', undefined, { area: 'agent' }))).toEqual(
      refused('NOT_AN_AGENT', 'This account is not an agent.'),
    );
    expect(await server.db.select().from(session)).toEqual([]);
  });

  it('[LOGIN-19] limits the weak default password to changing it', async () => {
    expect(await player.signIn('weak', '123456')).toMatchObject({ passwordExpired: false });
    expect((await player.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(true);
  });

  it('[LOGIN-20] [LOGIN-21] reports an expired password and forces its change only when the merchant does', async () => {
    expect((await player.signIn('expired')).passwordExpired).toBe(true);
    expect((await player.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(true);
    await player.api(qaContract.setFeatures, { request: { features: { forcedPasswordChange: false } } });
    expect((await player.signIn('expired')).passwordExpired).toBe(true);
    expect((await player.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(false);
  });

  it('rehashes an outdated hash on login', async () => {
    const passwordHash = await createPasswordHasher({ memoryKib: 8, passes: 1, lanes: 1 }).hash('Player#2026');
    await server.db.update(member).set({ passwordHash }).where(eq(member.username, 'somchai'));
    await player.signIn('somchai');
    const [row] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
    expect(server.deps.passwords.isOutdated(row?.passwordHash ?? '')).toBe(false);
    expect((await player.signIn('somchai')).firstTimeLogin).toBe(false);
  });

  it('[LOGIN-13] holds the limits for concurrent logins', async () => {
    const attack = Array.from({ length: 12 }, async (_, index) => {
      const one = createPlayer(server, { ip: `203.0.113.${index + 1}` });
      return failure(one.signIn('somchai', `Wrong#${index}`));
    });
    const codes = (await Promise.all(attack)).map((each) =>
      typeof each === 'string' || each.kind !== 'refused' ? each : each.code,
    );
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(3);
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(9);
  });

  it('counts no failure when the hash queue is full', async () => {
    const busy = { matches: () => Promise.reject(new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 1 })) };
    const { matches } = server.deps.passwords;
    Object.assign(server.deps.passwords, busy);
    for (let index = 0; index < 4; index += 1)
      expect(await failure(player.signIn('somchai'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    Object.assign(server.deps.passwords, { matches });
    expect((await player.signIn('somchai')).firstTimeLogin).toBe(false);
  });

  /** Failures of strangers who solve each captcha. */
  const failTimes = async (times: number) => {
    for (let index = 0; index < times; index += 1)
      await server.deps.limits.take(personKey('login', 'somchai'), { limit: 20, windowMs: 60 * 60_000 });
  };
  const tryWithCaptcha = (who: Player) => async (password?: string) =>
    who.signIn('somchai', password, { captcha: await who.readCaptcha() });
  const stranger = () => createPlayer(server, { ip: '203.0.113.77' });

  it('lets strangers try an account in growing steps after twenty failures', async () => {
    await failTimes(20);
    const one = tryWithCaptcha(stranger());
    for (const [seconds, wait] of [
      [15, '1 min'],
      [30, '1 min'],
      [60, '1 min'],
      [120, '2 min'],
    ] as const) {
      expect(await failure(one('Wrong#2026'))).toEqual(badCredentials({ captcha: true }));
      expect(await failure(one())).toEqual(
        refused('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`, { waitSeconds: seconds }),
      );
      server.advance(seconds * 1000);
    }
    await one();
    expect(await failure(one('Wrong#2026'))).toEqual(badCredentials());
  });

  it('does not count a try that a captcha was missing for', async () => {
    await failTimes(3);
    for (let index = 0; index < 30; index += 1)
      expect(await failure(stranger().signIn('somchai', 'Wrong#2026'))).toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect((await server.deps.limits.peek(personKey('login', 'somchai'))).count).toBe(3);
  });

  it('lets a member in from a device known before, whatever strangers try', async () => {
    await player.signIn('somchai');
    await failTimes(25);
    await server.deps.limits.take(personKey('login-wait', 'somchai'), { limit: 1, windowMs: 900_000 });
    expect(await failure(stranger().signIn('somchai'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await player.signIn('SomChai')).firstTimeLogin).toBe(false);
    const forged = stranger();
    forged.cookies.set([...player.cookies.keys()][0] ?? '', `${'A'.repeat(22)}.${'B'.repeat(43)}`);
    expect(await failure(forged.signIn('somchai'))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('takes a known device for a stranger after ten failures', async () => {
    await player.signIn('somchai');
    await failTimes(25);
    await server.deps.limits.take(personKey('login-wait', 'somchai'), { limit: 1, windowMs: 900_000 });
    const wrong = tryWithCaptcha(player);
    for (let index = 0; index < 10; index += 1)
      expect(await failure(wrong('Wrong#2026'))).toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(await failure(wrong())).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('[LOGIN-06] asks for more work the more logins of the site fail', () => {
    expect([0, 59, 60, 240, 960, 10_000].map(workFactor)).toEqual([1, 1, 2, 4, 8, 8]);
  });

  const codeOf = async (): Promise<string> => {
    await player.api(verificationContract.smsLogin, {
      request: { mobileNum: '081 234 5678', countryDialingCode: '66' },
    });
    await expect
      .poll(
        async () =>
          (await player.api(qaContract.outbox, { request: {} })).list.filter(({ kind }) => kind === 'sms').length,
      )
      .toBe(1);
    const { list } = await player.api(qaContract.outbox, { request: {} });
    return list.find(({ kind }) => kind === 'sms')?.code ?? '';
  };
  const bySms = (verificationCode: string, mobileNum = '0812345678') =>
    player.send({ type: 'sms', countryDialingCode: '+66', mobileNum, verificationCode });

  it('[LOGIN-02] [LOGIN-07] [LOGIN-11] [LOGIN-22] signs in by SMS code once, without a human check', async () => {
    const code = await codeOf();
    expect((await bySms(code)).token).toMatch(/^[\w-]{43}$/);
    expect((await player.api(memberContract.info, { request: {} })).userName).toBe('somchai');
    expect(await failure(bySms(code))).toEqual(refused('SMS_CODE_WRONG', 'The code is not correct.'));
  });

  it('[LOGIN-11] refuses a wrong code, an expired code and an invalid number', async () => {
    const code = await codeOf();
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await failure(bySms(wrong))).toEqual(refused('SMS_CODE_WRONG', 'The code is not correct.'));
    expect(await failure(bySms(code, '0891112222'))).toEqual(refused('SMS_CODE_WRONG', 'The code is not correct.'));
    expect(await failure(bySms(code, '0212'))).toEqual(
      refused('MOBILE_INVALID', 'Please enter a valid mobile number.'),
    );
    server.advance(5 * 60_000);
    expect(await failure(bySms(code))).toEqual(
      refused('SMS_CODE_EXPIRED', 'The code has expired. Please request a new one.', { captcha: true }),
    );
  });

  it('[LOGIN-03] refuses SMS login when the merchant has it off', async () => {
    await player.api(qaContract.setFeatures, { request: { features: { smsLogin: false } } });
    expect(await failure(bySms('123456'))).toEqual(refused('FEATURE_OFF', 'This is not available at the moment.'));
  });
});

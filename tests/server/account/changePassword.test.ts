import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSmsCode } from '../../../server/account/verification/checkSmsCode.ts';
import { makeSmsCode } from '../../../server/account/verification/smsCode.ts';
import { member } from '../../../server/database/schema.ts';
import { memberContract } from '../../../src/api/contract/account/member.ts';
import { passwordContract } from '../../../src/api/contract/account/password.ts';
import { failureOf } from '../../../src/api/failure.ts';
import { onEachDatabase } from '../../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../../support/player.ts';
import { type Reference, startReference } from '../../support/reference.ts';

const NEW = 'Rainy-Lantern-42';

onEachDatabase('password change', (database) => {
  let server: Reference;
  let player: Player;
  beforeEach(async () => {
    server = await startReference({ database });
    player = createPlayer(server);
    await player.signIn('somchai');
  });
  afterEach(() => server.close());

  const change = (newPassword: string, oldPassword = DEMO_PASSWORD, confirmNewPassword = newPassword, one = player) =>
    one.api(passwordContract.change, { request: { oldPassword, newPassword, confirmNewPassword } });
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => 'ok',
      (error: unknown) => {
        const failure = failureOf(error);
        return failure.kind === 'refused' ? [failure.code, failure.details] : failure;
      },
    );

  it('[API-10] [CHPW-15] accepts the new password and then refuses the old one', async () => {
    expect(await change(NEW)).toBeNull();
    expect(await refusalOf(player.signIn('somchai'))).toEqual(['BAD_CREDENTIALS', null]);
    expect((await player.signIn('somchai', NEW)).passwordExpired).toBe(false);
  });

  it('[CHPW-16] ends every session of the account', async () => {
    const other = createPlayer(server);
    await other.signIn('somchai');
    await change(NEW);
    const info = (one: Player) => refusalOf(one.api(memberContract.info, { request: {} }));
    expect([await info(player), await info(other)]).toEqual([
      ['SESSION_REVOKED', null],
      ['SESSION_REVOKED', null],
    ]);
  });

  it('invalidates pending SMS codes', async () => {
    const [number, stranger] = ['+66812345678', '+66898765432'];
    const codes = {
      his: await makeSmsCode(server.deps, 'login', number),
      other: await makeSmsCode(server.deps, 'login', stranger),
    };
    await change(NEW);
    expect([
      await checkSmsCode(server.deps, 'login', number, codes.his),
      await checkSmsCode(server.deps, 'login', stranger, codes.other),
    ]).toEqual(['wrong', 'right']);
  });

  it('opens no session for a concurrent login with the old password', async () => {
    const { matches } = server.deps.passwords;
    Object.assign(server.deps.passwords, {
      matches: async (password: string, stored: string | null) => {
        Object.assign(server.deps.passwords, { matches });
        const fits = await matches(password, stored);
        await change(NEW);
        return fits;
      },
    });
    const late = createPlayer(server);
    expect(await refusalOf(late.signIn('somchai'))).toEqual(['BAD_CREDENTIALS', null]);
  });

  it('[CHPW-13] [ERR-06] requires a matching confirmation', async () => {
    expect(await refusalOf(change(NEW, DEMO_PASSWORD, 'Rainy-Lantern-43'))).toEqual(['CONFIRMATION_DIFFERS', null]);
  });

  it('[CHPW-09] requires the old password and limits wrong attempts', async () => {
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await refusalOf(change(NEW, `Wrong-${index}`)));
    expect(answers).toEqual([
      ...Array.from({ length: 10 }, () => ['OLD_PASSWORD_WRONG', null]),
      ['TOO_MANY_REQUESTS', { waitSeconds: 900 }],
    ]);
  });

  it('[CHPW-10] refuses the old password as the new one', async () => {
    expect(await refusalOf(change(DEMO_PASSWORD))).toEqual(['PASSWORD_UNCHANGED', null]);
  });

  it.each(['Short7!', `${'a'.repeat(60)}Bcdef`, 'with a blank 42'])(
    '[CHPW-11] refuses %j by the merchant’s rule',
    async (password) => {
      expect(await refusalOf(change(password))).toEqual(['INVALID_FIELDS', { fields: ['newPassword'] }]);
    },
  );

  it.each(['Password123', '11112222333', 'qwerty12345', 'Somchai2026'])(
    'refuses %j as too easy to guess',
    async (password) => {
      expect(await refusalOf(change(password))).toEqual(['PASSWORD_COMMON', null]);
    },
  );

  it('[LOGIN-19] unlocks an account with the weak default password', async () => {
    const weak = createPlayer(server);
    await weak.signIn('weak', '123456');
    expect(await change(NEW, '123456', NEW, weak)).toBeNull();
    await weak.signIn('weak', NEW);
    expect((await weak.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(false);
  });

  it('[LOGIN-20] unlocks an account with an expired password', async () => {
    const expired = createPlayer(server);
    await expired.signIn('expired');
    await change(NEW, DEMO_PASSWORD, NEW, expired);
    expect((await expired.signIn('expired', NEW)).passwordExpired).toBe(false);
  });

  it('sets the next expiry when configured', async () => {
    const config = { ...server.deps.config, passwordMaxAgeDays: 90 };
    Object.assign(server.deps, { config });
    await change(NEW);
    const [row] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
    expect(row?.passwordExpiresAt).toBe(server.now() + 90 * 86_400_000);
  });
});

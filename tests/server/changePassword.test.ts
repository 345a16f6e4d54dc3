import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { member } from '../../server/database/schema.ts';
import { checkSmsCode } from '../../server/verification/checkSmsCode.ts';
import { makeSmsCode } from '../../server/verification/smsCode.ts';
import { memberContract } from '../../src/api/contract/member.ts';
import { passwordContract } from '../../src/api/contract/password.ts';
import { failureOf } from '../../src/api/failure.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const NEW = 'Rainy-Lantern-42';

onEachDatabase('change of password', (database) => {
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

  it('[API-10] [CHPW-15] takes the new password and refuses the old one from then on', async () => {
    expect(await change(NEW)).toBeNull();
    expect(await refusalOf(player.signIn('somchai'))).toEqual(['BAD_CREDENTIALS', null]);
    expect((await player.signIn('somchai', NEW)).passwordExpired).toBe(false);
  });

  it('[CHPW-16] ends every session of the account, so that all log in again', async () => {
    const other = createPlayer(server);
    await other.signIn('somchai');
    await change(NEW);
    const info = (one: Player) => refusalOf(one.api(memberContract.info, { request: {} }));
    expect([await info(player), await info(other)]).toEqual([
      ['SESSION_REVOKED', null],
      ['SESSION_REVOKED', null],
    ]);
  });

  it('leaves no code from an SMS that was sent before', async () => {
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

  it('opens no session for a login that showed the old password just before', async () => {
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

  it('[CHPW-13] [ERR-06] wants the confirmation to be the same', async () => {
    expect(await refusalOf(change(NEW, DEMO_PASSWORD, 'Rainy-Lantern-43'))).toEqual(['CONFIRMATION_DIFFERS', null]);
  });

  it('[CHPW-09] wants the old password, right, and limits the guesses', async () => {
    const answers = [];
    for (let index = 0; index < 11; index += 1) answers.push(await refusalOf(change(NEW, `Wrong-${index}`)));
    expect(answers).toEqual([
      ...Array.from({ length: 10 }, () => ['OLD_PASSWORD_WRONG', null]),
      ['TOO_MANY_REQUESTS', { waitSeconds: 900 }],
    ]);
  });

  it('[CHPW-10] wants another password than the old one', async () => {
    expect(await refusalOf(change(DEMO_PASSWORD))).toEqual(['PASSWORD_UNCHANGED', null]);
  });

  it.each(['Short7!', `${'a'.repeat(60)}Bcdef`, 'with a blank 42'])(
    '[CHPW-11] refuses %j by the rule of the merchant',
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

  it('[LOGIN-19] frees an account that had the weak default', async () => {
    const weak = createPlayer(server);
    await weak.signIn('weak', '123456');
    expect(await change(NEW, '123456', NEW, weak)).toBeNull();
    await weak.signIn('weak', NEW);
    expect((await weak.api(memberContract.info, { request: {} })).passwordChangeRequired).toBe(false);
  });

  it('[LOGIN-20] frees an account whose password had expired', async () => {
    const expired = createPlayer(server);
    await expired.signIn('expired');
    await change(NEW, DEMO_PASSWORD, NEW, expired);
    expect((await expired.signIn('expired', NEW)).passwordExpired).toBe(false);
  });

  it('sets the next expiry where the operator wants one', async () => {
    const config = { ...server.deps.config, passwordMaxAgeDays: 90 };
    Object.assign(server.deps, { config });
    await change(NEW);
    const [row] = await server.db.select().from(member).where(eq(member.username, 'somchai'));
    expect(row?.passwordExpiresAt).toBe(server.now() + 90 * 86_400_000);
  });
});

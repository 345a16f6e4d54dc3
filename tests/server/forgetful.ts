import { and, eq } from 'drizzle-orm';
import { pendingTasksDone } from '../../server/account/verification/runAfterResponse.ts';
import { makeSmsCode } from '../../server/account/verification/smsCode.ts';
import { merchant, outbox } from '../../server/database/schema.ts';
import { invalidateMerchant, merchantOf } from '../../server/site/system/merchant.ts';
import { memberContract } from '../../src/api/contract/account/member.ts';
import { recoveryContract } from '../../src/api/contract/account/recovery.ts';
import { type ApiFailure, failureOf } from '../../src/api/failure.ts';
import { createPlayer, DEMO_PASSWORD, type Player } from '../support/player.ts';
import type { Reference } from '../support/reference.ts';

export const NEW = 'Rainy-Lantern-42';
export const somchai = { username: 'somchai', email: 'somchai@example.test' };
export const somchaisNumber = '+66812345678';

/** `ok`, or the code and the details of the refusal. */
export const endOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'ok',
    (error: unknown) => {
      const failure: ApiFailure = failureOf(error);
      if (failure.kind !== 'refused') return failure;
      return failure.details === null ? failure.code : [failure.code, failure.details];
    },
  );

/** Somebody who forgot the password, and what he can see: his own mailbox, as QA's outbox shows it. */
export function createForgetful(server: Reference, visit: Parameters<typeof createPlayer>[1] = {}) {
  const player: Player = createPlayer(server, visit);

  const ask = (request = somchai) => player.api(recoveryContract.byEmail, { request });
  const mails = async (to = somchai.email) => {
    await pendingTasksDone();
    return server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'email'), eq(outbox.to, to)))
      .orderBy(outbox.sentAt);
  };
  return {
    player,
    ask,
    mails,
    askAndRead: async (request = somchai): Promise<string> => {
      server.advance(1);
      await ask(request);
      return (await mails()).at(-1)?.code ?? 'none';
    },
    look: (linkToken: string) => player.api(recoveryContract.link, { request: { linkToken } }),
    reset: (linkToken: string, newPassword = NEW, confirmNewPassword = newPassword) =>
      player.api(recoveryContract.byLink, { request: { linkToken, newPassword, confirmNewPassword } }),
    byPhone: (verificationCode: string, newPassword = NEW, mobileNum = '081 234 5678') =>
      player.api(recoveryContract.byPhone, {
        request: { verificationCode, newPassword, mobileNum, countryDialingCode: '66' },
      }),
    isSignedIn: async (token: string) => {
      const info = await server.fetch(server.baseURL + memberContract.info.path, {
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await info.json()) as { errorCode?: string }).errorCode ?? 'signed in';
    },
    signIn: (password = DEMO_PASSWORD, username = 'somchai') => endOf(player.signIn(username, password)),
  };
}

/** The code that would have come by SMS. */
export const codeFor = (server: Reference, number = somchaisNumber, purpose: 'forgot' | 'login' = 'forgot') =>
  makeSmsCode(server.deps, purpose, number);

/** Another code than this one. */
export const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Switches a module of the merchant's tree, below another. */
export async function setModule(server: Reference, modId: string, enabled: string): Promise<void> {
  const { code, settings } = await merchantOf(server.deps);
  const modules = [{ modId: 'MEMBER3', enabled: '1', childrenNodes: [{ modId, enabled, childrenNodes: [] }] }];
  await server.db
    .update(merchant)
    .set({ settings: { ...settings, modules } })
    .where(eq(merchant.code, code));
  invalidateMerchant(server.deps);
}

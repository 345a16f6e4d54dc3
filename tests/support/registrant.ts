import { and, desc, eq } from 'drizzle-orm';
import { pendingTasksDone } from '../../server/account/verification/runAfterResponse.ts';
import { outbox } from '../../server/database/schema.ts';
import { type Registered, registrationContract } from '../../src/api/contract/account/registration.ts';
import { verificationContract } from '../../src/api/contract/account/verification.ts';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import { createPlayer, type LoginExtras, type Player } from './player.ts';
import type { Reference } from './reference.ts';

type Fields<C extends { readonly request: unknown }> = Partial<C['request']>;
type ByUsername = Fields<{ request: RequestOf<typeof registrationContract.byUsername> }>;
type ByMobile = Fields<{ request: RequestOf<typeof registrationContract.byMobile> }>;

/** Fields common to every registration. */
export const registerExtras = {
  registerUrl: 'https://reference.test/register?referralCode=LANTERN1',
  registerMethod: 'WEB',
  login: true,
  acceptedTerms: true,
  confirmedAge: true,
} as const;

/** A visitor who fills the register form; keeps the session. */
export interface Registrant {
  readonly player: Player;
  byUsername(fields?: ByUsername, captcha?: LoginExtras['captcha']): Promise<Registered>;
  byMobile(fields?: ByMobile, captcha?: LoginExtras['captcha']): Promise<Registered>;
  /** Requests a registration code and reads it as QA can; null when the message contains none. */
  askCode(mobileNo: string): Promise<string | null>;
}

/** Needs `TRUST_PROXY=1` on the server when visitors use different addresses. */
export function createRegistrant(server: Reference, visit: Parameters<typeof createPlayer>[1] = {}): Registrant {
  const player = createPlayer(server, visit);
  const keep = (done: Registered) => {
    player.token = done.token;
    return done;
  };
  const headers = (captcha: LoginExtras['captcha']) => (captcha ? { 'captcha-key': captcha.key } : {});
  const answered = (captcha: LoginExtras['captcha']) => (captcha ? { captcha: captcha.answer } : {});

  return {
    player,
    byUsername: async (fields = {}, captcha) => {
      const human = fields.human ?? (await player.proveHuman());
      const request = { username: 'Niran77', password: 'River#2026', ...registerExtras, human, ...answered(captcha) };
      const call = { request: { ...request, ...fields }, headers: headers(captcha) };
      return keep(await player.api(registrationContract.byUsername, call));
    },
    byMobile: async (fields = {}, captcha) => {
      const human = fields.human ?? (await player.proveHuman());
      const number = { mobileNum: '081 999 0000', countryDialingCode: '66' };
      const request = { ...number, password: 'River#2026', ...registerExtras, human, ...answered(captcha) };
      const call = { request: { ...request, ...fields }, headers: headers(captcha) };
      return keep(await player.api(registrationContract.byMobile, call));
    },
    askCode: async (mobileNo) => {
      server.advance(1);
      await player.api(verificationContract.smsRegister, { request: { mobileNo, countryDialingCode: '66' } });
      await pendingTasksDone();
      const number = `+66${mobileNo.replace(/\D/g, '').replace(/^0/, '')}`;
      const [last] = await server.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'sms'), eq(outbox.to, number)))
        .orderBy(desc(outbox.sentAt))
        .limit(1);
      return last?.code ?? null;
    },
  };
}

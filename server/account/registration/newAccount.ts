import { randomBytes, randomUUID } from 'node:crypto';
import { isoBirthday } from '../../../src/api/contract/rules/birthday.ts';
import type { RegisterMethod } from '../../../src/api/contract/rules/registerForm.ts';
import type { member, memberProfile } from '../../database/schema.ts';
import type { Caller, ServerDeps } from '../../deps.ts';
import { type Trace, traceOf } from '../../member/referral/traces.ts';
import { maskPlayer } from '../../public/home/maskPlayer.ts';
import { passwordExpiry } from '../member/newPassword.ts';
import { type Mobile, numberOf } from '../verification/mobile.ts';
import type { Invitation } from './invitation.ts';
import type { RegisterRequest } from './validateFields.ts';

export interface NewAccount {
  readonly member: typeof member.$inferInsert;
  /** Else it is made of the username. */
  readonly isNicknameChosen: boolean;
  readonly profile: typeof memberProfile.$inferInsert;
  /** Of a friend: who invited, and where the friend was seen. */
  readonly friendOf: { readonly inviterId: string; readonly trace: Trace } | null;
  /** Of an agent's link that it came with. */
  readonly linkId: string | null;
}

export interface Registrant {
  readonly method: RegisterMethod;
  readonly request: RegisterRequest;
  readonly mobile: Mobile | null;
  /** Whether the number was verified by a code or token. */
  readonly isProved: boolean;
  readonly invitation: Invitation | null;
  readonly caller: Caller;
}

/** REG-18: the username of a registration by mobile is the number, in digits. */
export const accountOf = ({ method, request, mobile }: Pick<Registrant, 'method' | 'request' | 'mobile'>): string =>
  (method === 'mobile' ? mobile && numberOf(mobile).slice(1) : request.username) ?? '';

/**
 * The rows of a new account. An unverified number is stored as a contact and not reserved.
 * @throws {Refusal} TOO_MANY_REQUESTS when the hash queue is full.
 */
export async function newAccount(deps: ServerDeps, registrant: Registrant): Promise<NewAccount> {
  const { method, request, mobile, isProved, invitation, caller } = registrant;
  const inviterId = invitation?.inviterId ?? null;
  const { now, config, passwords, paymentPasswords } = deps;
  const at = now();
  const id = randomUUID();
  const account = accountOf(registrant);
  const claimed = isProved ? mobile : null;
  // Without passwords at this merchant, a random one is set (REG-04).
  const passwordHash = await passwords.hash(request.password ?? randomBytes(32).toString('base64url'));
  const { paymentPassword } = request;
  return {
    member: {
      id,
      merchantCode: config.merchant,
      username: account.toLowerCase(),
      account,
      nickname: request.nickname ?? (method === 'mobile' ? maskPlayer(account) : account),
      uplineId: invitation?.uplineId ?? null,
      isAgent: invitation?.link?.isAgent ?? 0,
      lineRate: invitation?.link?.rate ?? 0,
      passwordHash,
      passwordExpiresAt: passwordExpiry(config, at),
      paymentPasswordHash: paymentPassword === undefined ? null : await paymentPasswords.hash(paymentPassword),
      countryDialingCode: claimed?.dialingCode ?? null,
      mobileNum: claimed?.national ?? null,
      email: request.email ?? null,
      createdAt: at,
    },
    isNicknameChosen: request.nickname !== undefined,
    profile: {
      memberId: id,
      payeeName: request.payeeName ?? null,
      contactMobile: mobile && !isProved ? numberOf(mobile) : null,
      qqNum: request.qqNum ?? null,
      line: request.line ?? null,
      whatsapp: request.whatsapp ?? null,
      facebook: request.facebook ?? null,
      telegram: request.telegram ?? null,
      zalo: request.zalo ?? null,
      wechat: request.wechat ?? null,
      idNumber: request.idNumber ?? null,
      birthday: request.birthday === undefined ? null : isoBirthday(request.birthday),
      recommenderId: request.recommenderId ?? null,
      domain: request.domain ?? null,
      registerUrl: request.registerUrl,
      registerMethod: request.registerMethod,
      termsAcceptedAt: at,
      ageConfirmedAt: at,
    },
    friendOf: inviterId === null ? null : { inviterId, trace: traceOf(caller) },
    linkId: invitation?.link?.id ?? null,
  };
}

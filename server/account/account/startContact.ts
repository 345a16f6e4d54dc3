import { createHmac, randomInt } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { accountContract } from '../../../src/api/contract/account/account.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { Database } from '../../database/database.ts';
import { contactChange, member, memberAccount } from '../../database/schema.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import type { Afterwards, Caller, ServerDeps, Session } from '../../deps.ts';
import { addressKey, personKey } from '../../limits/limitKey.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { verifyLoginPassword } from '../member/verifyLoginPassword.ts';
import { parseMobile } from '../verification/mobile.ts';
import { takeSend } from '../verification/sendLimits.ts';
import { codeMinutes } from '../verification/smsCode.ts';
import { type Contact, emailContact, mobileContact, ownContacts } from './contactOf.ts';
import { contactWords } from './contactWords.ts';
import { sendToContact } from './sendToContact.ts';

type Start = (typeof accountContract)['startContact'];

const minute = 60_000;
/** Changes that one member starts, and email to one address. */
const perMember = { limit: 10, windowMs: 24 * 60 * minute };
const perEmail = { limit: 3, windowMs: 10 * minute };
const perCaller = { limit: 20, windowMs: 10 * minute };

/**
 * Sends a code to the new contact, and one to the confirmed one that it replaces. The new one’s owner is looked up after
 * the answer, so that neither text nor timing tells whether it belongs to another account.
 * @throws {Refusal} MOBILE_INVALID, SMS_NOT_SENT, MAIL_NOT_SENT, LOGIN_PASSWORD_WRONG, CONTACT_UNCHANGED, SMS_TOO_MANY,
 * TOO_MANY_REQUESTS.
 */
export async function startContact(
  deps: ServerDeps,
  { memberId }: Session,
  request: RequestOf<Start>,
  caller: Caller,
  afterwards: Afterwards,
): Promise<ValueOf<Start>> {
  const next = contactAsked(deps, request);
  await verifyLoginPassword(deps, memberId, request.loginPassword, 'LOGIN_PASSWORD_WRONG');
  const held = (await ownContacts(deps.db, memberId))[next.kind];
  const old = held?.confirmed ? held.contact : null;
  if (old?.to.toLowerCase() === next.to.toLowerCase()) throw new Refusal('CONTACT_UNCHANGED');
  await takeChange(deps, memberId, next, caller);

  const codes = { fresh: newCode(), old: old && newCode() };
  const row = {
    dialingCode: next.dialingCode,
    value: next.value,
    newCodeHash: await contactCodeHash(deps.db, memberId, next, codes.fresh),
    oldCodeHash: old && codes.old && (await contactCodeHash(deps.db, memberId, old, codes.old)),
    expiresAt: deps.now() + codeMinutes * minute,
    tries: 0,
  };
  await deps.db
    .insert(contactChange)
    .values({ memberId, kind: next.kind, ...row })
    .onConflictDoUpdate({ target: [contactChange.memberId, contactChange.kind], set: row });

  afterwards('account.startContact', async () => {
    const { language } = caller;
    const words = contactWords[language];
    const brand = (await merchantOf(deps)).brandName;
    const facts = { brand, next: next.masked };
    if (old && codes.old) {
      const told = words.old({ ...facts, code: codes.old });
      await sendToContact(deps, old, told, { language, code: codes.old });
    }
    const isTaken = await isOfAnother(deps.db, deps.config.merchant, memberId, next);
    const told = isTaken ? words.taken(brand) : words.fresh({ ...facts, code: codes.fresh });
    await sendToContact(deps, next, told, { language, code: isTaken ? null : codes.fresh });
  });
  return { sentTo: next.masked, alsoSentTo: old?.masked ?? null, expiredMinutes: codeMinutes };
}

function contactAsked({ sms, mail }: ServerDeps, request: RequestOf<Start>): Contact {
  if (request.kind === 'email') {
    if (!mail.ready) throw new Refusal('MAIL_NOT_SENT');
    return emailContact(request.email);
  }
  const mobile = parseMobile(request.countryDialingCode, request.mobileNum);
  if (mobile === null) throw new Refusal('MOBILE_INVALID');
  if (!sms.ready) throw new Refusal('SMS_NOT_SENT');
  return mobileContact(mobile);
}

async function takeChange(deps: ServerDeps, memberId: string, { kind, to }: Contact, { ip }: Caller): Promise<void> {
  const own = await deps.limits.take(personKey('contact', memberId), perMember);
  if (!own.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: own.waitSeconds });
  if (kind === 'mobile') return takeSend(deps, to, ip);
  const tries = [
    { key: addressKey('contact-mail', ip), ...perCaller },
    { key: personKey('contact-mail', to.toLowerCase()), ...perEmail },
  ];
  const waits = (await deps.limits.takeAll(tries)).flatMap(({ ok, waitSeconds }) => (ok ? [] : waitSeconds));
  if (waits.length > 0) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: Math.max(...waits) });
}

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A code is of one member and one contact: shown for another it is wrong. */
export async function contactCodeHash(
  db: Database,
  memberId: string,
  { kind, to }: Pick<Contact, 'kind' | 'to'>,
  code: string,
): Promise<string> {
  const key = await serverSecret(db, 'sms-code');
  return createHmac('sha256', key)
    .update(JSON.stringify(['contact', memberId, kind, to, code]))
    .digest('base64url');
}

/** Whether another account of the merchant has the number, or has confirmed the address. */
export async function isOfAnother(
  db: Database,
  merchantCode: string,
  memberId: string,
  { kind, dialingCode, value }: Pick<Contact, 'kind' | 'dialingCode' | 'value'>,
): Promise<boolean> {
  if (kind === 'email') {
    const email = eq(memberAccount.confirmedEmail, value.toLowerCase());
    const others = and(eq(memberAccount.merchantCode, merchantCode), email, ne(memberAccount.memberId, memberId));
    return (await db.$count(memberAccount, others)) > 0;
  }
  const number = and(eq(member.countryDialingCode, dialingCode ?? ''), eq(member.mobileNum, value));
  return (await db.$count(member, and(eq(member.merchantCode, merchantCode), number, ne(member.id, memberId)))) > 0;
}

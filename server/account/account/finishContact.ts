import { timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type accountContract, CONTACT_HOLD_MS, type Contacts } from '../../../src/api/contract/account/account.ts';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import { contactChange, member, paymentPassword } from '../../database/schema.ts';
import type { Afterwards, Caller, ServerDeps, Session } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { endLinks, lockMember } from '../recovery/passwordLink.ts';
import { type Contact, contactsView, emailContact, mobileContact, ownContacts } from './contactOf.ts';
import { contactWords } from './contactWords.ts';
import { keepAccount } from './memberAccount.ts';
import { sendToContact } from './sendToContact.ts';
import { contactCodeHash, isOfAnother } from './startContact.ts';

type Finish = (typeof accountContract)['finishContact'];

const TRIES = 5;

/** A contact that was replaced, and what replaced it. */
interface Replaced {
  readonly old: Contact | null;
  readonly next: Contact;
}

/**
 * Makes the new contact the member’s, if the codes are right. Each answer counts as a try; after five the codes have
 * expired. A replaced one is told, and withdrawals wait.
 * @throws {Refusal} SMS_CODE_WRONG, SMS_CODE_EXPIRED, CONTACT_TAKEN.
 */
export async function finishContact(
  deps: ServerDeps,
  { memberId }: Session,
  request: RequestOf<Finish>,
  caller: Caller,
  afterwards: Afterwards,
): Promise<Contacts> {
  const result = await deps.db.transaction((db) => judge(deps, db, memberId, request, caller.language));
  if (result instanceof Refusal) throw result;
  const { old, next } = result;
  if (old !== null) {
    afterwards('account.finishContact', async () => {
      const { language } = caller;
      const facts = { brand: (await merchantOf(deps)).brandName, next: next.masked };
      await sendToContact(deps, old, contactWords[language].replaced(facts), { language, code: null });
    });
  }
  return contactsView(deps.db, memberId, deps.now());
}

/** A refusal is returned: the try is counted by the same transaction. */
async function judge(
  deps: ServerDeps,
  db: Database,
  memberId: string,
  { kind, newCode, oldCode }: RequestOf<Finish>,
  language: LanguageCode,
): Promise<Replaced | Refusal> {
  await lockMember(db, memberId);
  const own = and(eq(contactChange.memberId, memberId), eq(contactChange.kind, kind));
  const [row] = await db
    .update(contactChange)
    .set({ tries: sql`${contactChange.tries} + 1` })
    .where(own)
    .returning();
  if (row === undefined) return new Refusal('SMS_CODE_EXPIRED');
  if (row.expiresAt <= deps.now() || row.tries > TRIES) return new Refusal('SMS_CODE_EXPIRED');
  const next =
    kind === 'email'
      ? emailContact(row.value)
      : mobileContact({ dialingCode: row.dialingCode ?? '', national: row.value });
  const held = (await ownContacts(db, memberId))[kind];
  const old = held?.confirmed ? held.contact : null;
  const isRight = await Promise.all([
    isCode(db, memberId, next, newCode, row.newCodeHash),
    old === null ? row.oldCodeHash === null : isCode(db, memberId, old, oldCode ?? '', row.oldCodeHash ?? ''),
  ]);
  if (!isRight.every(Boolean)) return new Refusal('SMS_CODE_WRONG');
  await db.delete(contactChange).where(own);
  if (await isOfAnother(db, deps.config.merchant, memberId, next)) return new Refusal('CONTACT_TAKEN');
  await keepContact(deps, db, memberId, next, language);
  if (old !== null || kind === 'mobile') await holdWithdrawals(db, memberId, deps.now() + CONTACT_HOLD_MS);
  return { old, next };
}

async function isCode(db: Database, memberId: string, contact: Contact, code: string, hash: string): Promise<boolean> {
  const given = Buffer.from(await contactCodeHash(db, memberId, contact, code));
  const right = Buffer.from(hash);
  return given.length === right.length && timingSafeEqual(given, right);
}

async function keepContact(
  { config, now }: ServerDeps,
  db: Database,
  memberId: string,
  { kind, dialingCode, value, masked }: Contact,
  language: LanguageCode,
): Promise<void> {
  const at = now();
  const owner = { memberId, merchantCode: config.merchant };
  if (kind === 'mobile') {
    await db.update(member).set({ countryDialingCode: dialingCode, mobileNum: value }).where(eq(member.id, memberId));
    await keepAccount(db, owner, { language });
  } else {
    await db.update(member).set({ email: value }).where(eq(member.id, memberId));
    await keepAccount(db, owner, { language, confirmedEmail: value.toLowerCase() });
    await endLinks(db, memberId, at);
  }
  const topic = kind === 'mobile' ? 'mobileChanged' : 'emailChanged';
  await writeMessage(db, { ...owner, at, topic, facts: { contact: masked } });
}

/** Only where there is a payment password: without one nothing can be withdrawn. Never shortens a wait. */
async function holdWithdrawals(db: Database, memberId: string, until: number): Promise<void> {
  const [row] = await db.select({ hash: member.paymentPasswordHash }).from(member).where(eq(member.id, memberId));
  if (!row?.hash) return;
  const withdrawalsFrom = sql`greatest(coalesce(${paymentPassword.withdrawalsFrom}, 0), ${until}::bigint)`;
  await db
    .insert(paymentPassword)
    .values({ memberId, withdrawalsFrom: until })
    .onConflictDoUpdate({ target: paymentPassword.memberId, set: { withdrawalsFrom } });
}

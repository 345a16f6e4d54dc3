import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  authenticator,
  bankAccount,
  contactChange,
  dataExport,
  member,
  memberAccount,
  memberProfile,
  message,
  nicknameClaim,
  noticeSetting,
  passkey,
  passwordLink,
  paymentPassword,
  pushSubscription,
  session,
} from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { eraseChatOf } from '../../member/chat/forgetChat.ts';
import { chatTopic } from '../../member/chat/room.ts';
import { lockMember } from '../recovery/passwordLink.ts';
import { closingObstacles } from './closing.ts';
import { accountOf } from './memberAccount.ts';

type Deps = Pick<ServerDeps, 'config' | 'db' | 'files' | 'live' | 'log' | 'now'>;

const A_DAY = 24 * 60 * 60_000;
const MOST_AT_ONCE = 50;

/** Closes the accounts that are due. One that money has reached meanwhile is tried again after a day. */
export async function closeAccounts(deps: Deps): Promise<void> {
  const due = await deps.db
    .select({ memberId: memberAccount.memberId })
    .from(memberAccount)
    .where(and(lte(memberAccount.closesAt, deps.now()), eq(memberAccount.merchantCode, deps.config.merchant)))
    .orderBy(asc(memberAccount.closesAt))
    .limit(MOST_AT_ONCE);
  for (const { memberId } of due) await deps.db.transaction((db) => closeOne(deps, db, memberId));
  // Who has their messages on screen learns that they are gone.
  if (due.length > 0) deps.live.publish(chatTopic(deps.config.merchant), { type: 'chat', at: deps.now() });
}

async function closeOne(deps: Deps, db: Database, memberId: string): Promise<void> {
  await lockMember(db, memberId);
  const account = await accountOf(db, memberId);
  // Another server closed it, or a login kept it.
  if (account?.closesAt == null || account.closesAt > deps.now()) return;
  const own = eq(memberAccount.memberId, memberId);
  const obstacles = await closingObstacles(deps, db, memberId);
  if (obstacles.length > 0) {
    deps.log.info({ obstacles }, 'an account is not closed yet');
    await db
      .update(memberAccount)
      .set({ closesAt: deps.now() + A_DAY })
      .where(own);
    return;
  }
  if (account.pictureId) await deps.files.remove(db, account.pictureId, deps.now());
  await erasePerson(db, memberId);
  await eraseChatOf(deps, db, memberId);
  const nothing = { drawnIcon: null, pictureId: null, confirmedEmail: null, closesAt: null };
  await db
    .update(memberAccount)
    .set({ ...nothing, closedAt: deps.now() })
    .where(and(own, isNull(memberAccount.closedAt)));
}

/**
 * Erases who the member was. What the ledger and the law need stays: movements, bets, deposits and withdrawals with their
 * bank account, limits and exclusions, consents, tickets. No name can be typed that has a colon, so nobody logs in.
 */
async function erasePerson(db: Database, memberId: string): Promise<void> {
  const name = `closed:${memberId}`;
  await db
    .update(member)
    .set({
      ...{ username: name, account: name, nickname: '', passwordHash: 'closed', paymentPasswordHash: null },
      ...{ countryDialingCode: null, mobileNum: null, email: null, affiliateCode: null, memberLabels: [] },
    })
    .where(eq(member.id, memberId));
  await db
    .update(memberProfile)
    .set({
      ...{ payeeName: null, contactMobile: null, qqNum: null, line: null, whatsapp: null, facebook: null },
      ...{ telegram: null, zalo: null, wechat: null, idNumber: null, birthday: null },
    })
    .where(eq(memberProfile.memberId, memberId));
  await db.delete(nicknameClaim).where(eq(nicknameClaim.memberId, memberId));
  await db.delete(bankAccount).where(eq(bankAccount.memberId, memberId));
  await db.delete(message).where(eq(message.memberId, memberId));
  await db.delete(paymentPassword).where(eq(paymentPassword.memberId, memberId));
  await db.delete(contactChange).where(eq(contactChange.memberId, memberId));
  await db.delete(dataExport).where(eq(dataExport.memberId, memberId));
  await db.delete(noticeSetting).where(eq(noticeSetting.memberId, memberId));
  await db.delete(pushSubscription).where(eq(pushSubscription.memberId, memberId));
  await db.delete(authenticator).where(eq(authenticator.memberId, memberId));
  await db.delete(passkey).where(eq(passkey.memberId, memberId));
  await db.delete(passwordLink).where(eq(passwordLink.memberId, memberId));
  await db.delete(session).where(eq(session.memberId, memberId));
}

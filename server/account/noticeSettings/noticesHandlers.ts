import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NoticeSettings, noticesContract } from '../../../src/api/contract/public/notices.ts';
import type { Database } from '../../database/database.ts';
import { noticeSetting, pushSubscription } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { confirmedEmailOf } from '../account/contactOf.ts';
import { keepAccount } from '../account/memberAccount.ts';
import { maskedEmail } from '../paymentPassword/maskedEmail.ts';
import { lockMember } from '../recovery/passwordLink.ts';
import { NOTICE_TOPICS } from './noticeTopics.ts';
import { pushKeys } from './pushKeys.ts';
import { isPushService } from './sendPush.ts';

const MOST_BROWSERS = 10;

/** What a member is told of by email and push, and the browsers that show it. */
export const noticesHandlers = (deps: ServerDeps): Handlers<typeof noticesContract> => {
  const { config, db, now } = deps;
  const told = (memberId: string) => settingsOf(db, memberId);
  return {
    settings: ({ session }) => told(session.memberId),

    choose: async ({ session: { memberId }, request: { topic, email, push }, caller: { language } }) => {
      await db.transaction(async (transaction) => {
        const set = { email, push };
        await transaction
          .insert(noticeSetting)
          .values({ memberId, topic, ...set })
          .onConflictDoUpdate({ target: [noticeSetting.memberId, noticeSetting.topic], set });
        await keepAccount(transaction, { memberId, merchantCode: config.merchant }, { language });
      });
      return told(memberId);
    },

    subscribe: async ({ session: { memberId }, request: { endpoint, p256dh, auth }, caller: { language } }) => {
      if (!isPushService(endpoint)) throw new Refusal('NOT_ALLOWED');
      await db.transaction(async (transaction) => {
        await lockMember(transaction, memberId);
        // A browser belongs to who subscribed last.
        const set = { memberId, p256dh, auth, createdAt: now() };
        await transaction
          .insert(pushSubscription)
          .values({ id: randomUUID(), endpoint, ...set })
          .onConflictDoUpdate({ target: pushSubscription.endpoint, set });
        await dropSurplus(transaction, memberId);
        await keepAccount(transaction, { memberId, merchantCode: config.merchant }, { language });
      });
      return told(memberId);
    },

    unsubscribe: async ({ session: { memberId }, request: { endpoint } }) => {
      const own = and(eq(pushSubscription.memberId, memberId), eq(pushSubscription.endpoint, endpoint));
      await db.delete(pushSubscription).where(own);
      return told(memberId);
    },
  };
};

async function dropSurplus(db: Database, memberId: string): Promise<void> {
  const rows = await db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId))
    .orderBy(asc(pushSubscription.createdAt));
  const surplus = rows.slice(0, Math.max(0, rows.length - MOST_BROWSERS)).map(({ id }) => id);
  if (surplus.length > 0) await db.delete(pushSubscription).where(inArray(pushSubscription.id, surplus));
}

async function settingsOf(db: Database, memberId: string): Promise<NoticeSettings> {
  const rows = await db.select().from(noticeSetting).where(eq(noticeSetting.memberId, memberId));
  const email = await confirmedEmailOf(db, memberId);
  return {
    // Email and push come unless they are turned off; push only to browsers that subscribed.
    choices: NOTICE_TOPICS.map((topic) => {
      const row = rows.find((row) => row.topic === topic);
      return { topic, email: row?.email ?? true, push: row?.push ?? true };
    }),
    email: email && maskedEmail(email.to),
    pushKey: (await pushKeys(db)).publicKey,
    browsers: await db.$count(pushSubscription, eq(pushSubscription.memberId, memberId)),
  };
}

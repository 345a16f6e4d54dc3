import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { message, noticeDue, noticeSetting, pushSubscription } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { letter } from '../../mail/letter.ts';
import { wordsOf } from '../../member/inbox/messageWords.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { confirmedEmailOf } from '../account/contactOf.ts';
import { accountOf } from '../account/memberAccount.ts';
import { noticeTopicOf } from './noticeTopics.ts';
import { pushKeys } from './pushKeys.ts';
import { type SendPush, sendPush } from './sendPush.ts';

const LEASE_MS = 60_000;
const MOST_TRIES = 5;
const PATH = '/member/messageV2';

type Message = typeof message.$inferSelect;

/**
 * Sends what is due by email and push. An email that the mail server did not take is tried again; a push is not: the
 * message itself waits in the inbox.
 */
export async function sendNotices(deps: ServerDeps, push: SendPush = sendPush): Promise<void> {
  const { db, log, now } = deps;
  for (let due = await claim(db, now()); due; due = await claim(db, now())) {
    const { messageId, tries } = due;
    const own = eq(noticeDue.messageId, messageId);
    const [told] = await db.select().from(message).where(eq(message.id, messageId));
    try {
      if (told !== undefined) await sendOne(deps, told, push);
      await db.delete(noticeDue).where(own);
    } catch (err) {
      log.error({ err, message: messageId, tries }, 'a notice was not sent');
      if (tries >= MOST_TRIES) await db.delete(noticeDue).where(own);
    }
  }
}

async function claim(db: Database, at: number) {
  const due = db
    .select({ messageId: noticeDue.messageId })
    .from(noticeDue)
    .where(lte(noticeDue.nextTryAt, at))
    .orderBy(asc(noticeDue.nextTryAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(noticeDue)
    .set({ tries: sql`${noticeDue.tries} + 1`, nextTryAt: at + LEASE_MS })
    .where(eq(noticeDue.messageId, sql`(${due})`))
    .returning();
  return row ?? null;
}

async function sendOne(deps: ServerDeps, told: Message, push: SendPush): Promise<void> {
  const topic = noticeTopicOf(told.topic);
  if (topic === null) return;
  const { db, mail } = deps;
  const { memberId } = told;
  const [chosen] = await db
    .select()
    .from(noticeSetting)
    .where(and(eq(noticeSetting.memberId, memberId), eq(noticeSetting.topic, topic)));
  const email = await confirmedEmailOf(db, memberId);
  if (email !== null && mail.ready && chosen?.email !== false) {
    const { title, text } = wordsOf(told, email.language);
    const { brandName } = await merchantOf(deps);
    const button = { EN: 'Open your messages', TH: 'เปิดข้อความของคุณ' }[email.language];
    const link = { button, url: `${deps.config.siteUrl}${PATH}` };
    const words = letter(email.language, { subject: title, before: [text], link, after: [brandName] });
    await mail.send({ to: email.to, code: null, ...words });
  }
  if (chosen?.push !== false) await pushToBrowsers(deps, told, push);
}

async function pushToBrowsers(deps: ServerDeps, told: Message, push: SendPush): Promise<void> {
  const { config, db, log } = deps;
  const browsers = await db.select().from(pushSubscription).where(eq(pushSubscription.memberId, told.memberId));
  if (browsers.length === 0) return;
  const { title, text: body } = wordsOf(told, (await accountOf(db, told.memberId))?.language ?? 'TH');
  const keys = { ...(await pushKeys(db)), site: config.siteUrl };
  for (const browser of browsers) {
    const isThere = await push(browser, { title, body, path: PATH, tag: told.topic }, keys).catch((err: unknown) => {
      log.error({ err }, 'a push service did not take a note');
      return true;
    });
    if (!isThere) await db.delete(pushSubscription).where(eq(pushSubscription.id, browser.id));
  }
}

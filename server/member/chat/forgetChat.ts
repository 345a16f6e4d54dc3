import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { chatHidden, chatMessageRow, chatMute, chatReport } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { nextChange } from './messages.ts';

const DAY_MS = 86_400_000;

/** Deletes messages older than the configured days, with what was reported of them, and mutes that are over. */
export async function forgetOldChat({ db, config, now }: Pick<ServerDeps, 'config' | 'db' | 'now'>): Promise<void> {
  const before = now() - config.chatKeptDays * DAY_MS;
  await db.delete(chatReport).where(
    sql`exists (select 1 from chat_message as old where old.merchant_code = ${chatReport.merchantCode}
      and old.seq = ${chatReport.seq} and old.sent_at < ${before}::bigint)`,
  );
  await db.delete(chatMessageRow).where(lt(chatMessageRow.sentAt, before));
  await db.delete(chatMute).where(lt(chatMute.until, before));
}

/**
 * Erases what a member wrote in the room, and whom the member reported or hid. The places of the messages stay, without a
 * text, as removed ones: whoever has them on screen learns of it with the next news of the room.
 */
export async function eraseChatOf(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  memberId: string,
): Promise<void> {
  const own = and(eq(chatMessageRow.memberId, memberId), eq(chatMessageRow.merchantCode, config.merchant));
  // The room is locked before the rows are, as a new message does.
  await nextChange(db, config.merchant, 0);
  const count = await db.$count(chatMessageRow, own);
  const last = await nextChange(db, config.merchant, count);
  await db.execute(sql`
    update chat_message set text = '', removed_at = ${now()}::bigint, removed_by = null, removed_why = null,
      changed = ${last - count}::bigint + place.number
    from (select seq, row_number() over (order by seq) as number from chat_message
      where member_id = ${memberId} and merchant_code = ${config.merchant}) as place
    where chat_message.seq = place.seq and chat_message.merchant_code = ${config.merchant}`);
  await db.delete(chatReport).where(eq(chatReport.memberId, memberId));
  await db.delete(chatMute).where(eq(chatMute.memberId, memberId));
  await db.delete(chatHidden).where(or(eq(chatHidden.memberId, memberId), eq(chatHidden.hiddenId, memberId)));
}

import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { DeskChatMessage } from '../../../src/api/contract/desk/deskChat.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { Database } from '../../database/database.ts';
import { chatMessageRow, chatMute, member } from '../../database/schema.ts';
import type { Afterwards, Operator, ServerDeps } from '../../deps.ts';
import { nextChange } from '../../member/chat/messages.ts';
import { chatTopic } from '../../member/chat/room.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now' | 'live'>;

const reports = sql<number>`(select count(*) from chat_report report
  where report.merchant_code = ${chatMessageRow.merchantCode} and report.seq = ${chatMessageRow.seq})`;

/** SQL condition of a queue. */
const chatIn = ({ config }: Pick<Deps, 'config'>, queue: 'reported' | 'all') =>
  and(
    eq(chatMessageRow.merchantCode, config.merchant),
    // Of a closed account.
    ne(chatMessageRow.text, ''),
    ...(queue === 'reported' ? [isNull(chatMessageRow.removedAt), gt(reports, 0)] : []),
  );

const withMembers = ({ now }: Deps, db: Database) =>
  db
    .select({
      row: chatMessageRow,
      who: { username: member.account, nickname: member.nickname },
      reports,
      mutedUntil: chatMute.until,
    })
    .from(chatMessageRow)
    .innerJoin(member, eq(member.id, chatMessageRow.memberId))
    .leftJoin(chatMute, and(eq(chatMute.memberId, chatMessageRow.memberId), gt(chatMute.until, now())))
    .$dynamic();

/** A page of messages: reported, the most reports first; all, the newest first. */
export async function chatAtDesk(
  deps: Deps,
  db: Database,
  { queue, page }: { readonly queue: 'reported' | 'all'; readonly page: number },
): Promise<{ list: DeskChatMessage[]; count: number }> {
  const rows = await withMembers(deps, db)
    .where(chatIn(deps, queue))
    .orderBy(...(queue === 'reported' ? [desc(reports)] : []), desc(chatMessageRow.seq))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { list: rows.map(viewOf), count: await db.$count(chatMessageRow, chatIn(deps, queue)) };
}

interface Act {
  readonly operator: Operator;
  readonly id: string;
  readonly remark: string;
  readonly afterwards: Afterwards;
}

/** Removes a message for everybody, and audits it. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function removeChat(deps: Deps, db: Database, act: Act): Promise<DeskChatMessage> {
  const merchantCode = deps.config.merchant;
  const changed = await nextChange(db, merchantCode);
  const before = await messageOf(deps, db, act.id);
  if (before.removedBy !== null) throw new Refusal('STATUS_CHANGED');
  const at = deps.now();
  await db
    .update(chatMessageRow)
    .set({ changed, removedAt: at, removedBy: act.operator.name, removedWhy: act.remark })
    .where(ofMerchant(deps, act.id));
  await audit(db, {
    ...{ merchantCode, at, operator: act.operator.name, act: 'chatRemoved', subject: act.id, remark: act.remark },
    before: { text: before.text, member: before.member.username },
  });
  act.afterwards('tell the chat room', async () => deps.live.publish(chatTopic(merchantCode), { type: 'chat', at }));
  return messageOf(deps, db, act.id);
}

/** Writes in the room as staff, and audits it. @throws {Refusal} NOT_FOUND for the message that it answers. */
export async function answerChat(
  deps: Deps,
  db: Database,
  { operator, id, text, afterwards }: Omit<Act, 'remark'> & { readonly text: string },
): Promise<DeskChatMessage> {
  const merchantCode = deps.config.merchant;
  const seq = await nextChange(db, merchantCode);
  const answered = await messageOf(deps, db, id);
  const at = deps.now();
  await db.insert(chatMessageRow).values({
    ...{ merchantCode, seq, changed: seq, memberId: null, operator: operator.name },
    ...{ clientId: randomUUID(), text, sentAt: at },
  });
  await audit(db, { merchantCode, at, operator: operator.name, act: 'chatAnswered', subject: id, after: { text } });
  afterwards('tell the chat room', async () => deps.live.publish(chatTopic(merchantCode), { type: 'chat', at }));
  return answered;
}

/** Lets the author of a message only read for some minutes, and audits it. @throws {Refusal} NOT_FOUND. */
export async function muteChat(
  deps: Deps,
  db: Database,
  { operator, id, remark, minutes }: Omit<Act, 'afterwards'> & { readonly minutes: number },
): Promise<DeskChatMessage> {
  const before = await messageOf(deps, db, id);
  const [author] = await db
    .select({ memberId: chatMessageRow.memberId })
    .from(chatMessageRow)
    .where(ofMerchant(deps, id));
  if (!author?.memberId) throw new Refusal('NOT_FOUND');
  const at = deps.now();
  const mute = { until: at + minutes * 60_000, reason: remark, mutedBy: operator.name, mutedAt: at };
  await db
    .insert(chatMute)
    .values({ memberId: author.memberId, ...mute })
    .onConflictDoUpdate({ target: chatMute.memberId, set: mute });
  await audit(db, {
    ...{ merchantCode: deps.config.merchant, at, operator: operator.name, act: 'chatMuted', remark },
    subject: author.memberId,
    before: { mutedUntil: before.mutedUntil },
    after: { mutedUntil: mute.until },
  });
  return messageOf(deps, db, id);
}

const ofMerchant = ({ config }: Pick<Deps, 'config'>, id: string) =>
  and(eq(chatMessageRow.merchantCode, config.merchant), eq(chatMessageRow.seq, Number(id)));

async function messageOf(deps: Deps, db: Database, id: string): Promise<DeskChatMessage> {
  const [row] = await withMembers(deps, db).where(ofMerchant(deps, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return viewOf(row);
}

const viewOf = (found: Awaited<ReturnType<typeof withMembers>>[number]): DeskChatMessage => ({
  id: String(found.row.seq),
  at: found.row.sentAt,
  member: found.who,
  text: found.row.text,
  reports: Number(found.reports),
  removedBy: found.row.removedBy,
  removedWhy: found.row.removedWhy,
  mutedUntil: found.mutedUntil,
});

import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  CHAT_PAUSE_MS,
  CHAT_WINDOW,
  type ChatMessage,
  type ChatProblem,
  MOST_CHAT_MISSED,
} from '../../../src/api/contract/member/chat.ts';
import type { Database } from '../../database/database.ts';
import { chatMessageRow, chatMute, chatRoomRow, member, merchant, nicknameClaim } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { maskPlayer } from '../../public/home/maskPlayer.ts';

type Deps = Pick<ServerDeps, 'config' | 'now' | 'db'>;

/** A message that is not stored. */
export class NotSaid extends Error {
  readonly problem: ChatProblem;
  readonly mutedUntil: number | null;

  constructor(problem: ChatProblem, mutedUntil: number | null = null) {
    super(problem);
    this.name = 'NotSaid';
    this.problem = problem;
    this.mutedUntil = mutedUntil;
  }
}

/**
 * Number of the next change of the room, or of the last of several; locks the room until the transaction ends, so that
 * nobody reads a change before an earlier one.
 */
export async function nextChange(db: Database, merchantCode: string, count = 1): Promise<number> {
  const [row] = await db
    .insert(chatRoomRow)
    .values({ merchantCode, last: count })
    .onConflictDoUpdate({
      target: chatRoomRow.merchantCode,
      set: { last: sql`${chatRoomRow.last} + ${count}::bigint` },
    })
    .returning({ last: chatRoomRow.last });
  if (!row) throw new Error('an upsert returns its row');
  return row.last;
}

interface Said {
  readonly memberId: string;
  readonly clientId: string;
  readonly text: string;
}

/**
 * Stores a message once. Whether it was stored before; the caller tells of it after the commit.
 * @throws {NotSaid} MUTED, TOO_FAST (decision M14).
 */
export async function say({ db, config, now }: Deps, { memberId, clientId, text }: Said): Promise<'stored' | 'known'> {
  const merchantCode = config.merchant;
  return db.transaction(async (tx) => {
    const change = await nextChange(tx, merchantCode);
    const at = now();
    const [known] = await tx
      .select({ seq: chatMessageRow.seq })
      .from(chatMessageRow)
      .where(and(eq(chatMessageRow.memberId, memberId), eq(chatMessageRow.clientId, clientId)));
    if (known) return 'known';
    const until = await mutedUntil(tx, memberId, at);
    if (until !== null) throw new NotSaid('MUTED', until);
    const [recent] = await tx
      .select({ seq: chatMessageRow.seq })
      .from(chatMessageRow)
      .where(and(eq(chatMessageRow.memberId, memberId), gt(chatMessageRow.sentAt, at - CHAT_PAUSE_MS)))
      .limit(1);
    if (recent) throw new NotSaid('TOO_FAST');
    await tx
      .insert(chatMessageRow)
      .values({ merchantCode, seq: change, changed: change, memberId, clientId, text, sentAt: at });
    return 'stored';
  });
}

/** Until when a member may only read; null for one who may write. */
export async function mutedUntil(db: Database, memberId: string, at: number): Promise<number | null> {
  const [row] = await db
    .select({ until: chatMute.until })
    .from(chatMute)
    .where(and(eq(chatMute.memberId, memberId), gt(chatMute.until, at)));
  return row?.until ?? null;
}

/** A message with its author, as the server keeps it in memory. */
export interface StoredMessage extends Omit<ChatMessage, 'own'> {
  readonly changed: number;
  /** Null: of the staff. */
  readonly memberId: string | null;
  readonly clientId: string;
}

/** Changes after one, in their order. */
export async function changesAfter({ db, config }: Deps, after: number, limit: number): Promise<StoredMessage[]> {
  const rows = await stored(db)
    .where(and(eq(chatMessageRow.merchantCode, config.merchant), gt(chatMessageRow.changed, after)))
    .orderBy(asc(chatMessageRow.changed))
    .limit(limit);
  return rows.map(viewOf);
}

/** Number of the last change; read before the messages that it is to include. */
export async function lastChange({ db, config }: Deps): Promise<number> {
  const [row] = await db
    .select({ last: chatRoomRow.last })
    .from(chatRoomRow)
    .where(eq(chatRoomRow.merchantCode, config.merchant));
  return row?.last ?? 0;
}

/** The last messages, and all after one that a member has, as far as `MOST_CHAT_MISSED` allows; by place. */
export async function lastMessages({ db, config }: Deps, after: number | null): Promise<StoredMessage[]> {
  const missed =
    after === null
      ? 0
      : await db.$count(
          chatMessageRow,
          and(eq(chatMessageRow.merchantCode, config.merchant), gt(chatMessageRow.seq, after)),
        );
  const rows = await stored(db)
    .where(eq(chatMessageRow.merchantCode, config.merchant))
    .orderBy(desc(chatMessageRow.seq))
    .limit(Math.min(MOST_CHAT_MISSED, Math.max(CHAT_WINDOW, missed)));
  return rows.map(viewOf).reverse();
}

/** Members who wrote messages; a place without a message has none. */
export async function authorsOf({ db, config }: Deps, seqs: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ memberId: chatMessageRow.memberId })
    .from(chatMessageRow)
    .where(and(eq(chatMessageRow.merchantCode, config.merchant), inArray(chatMessageRow.seq, [...seqs])));
  return rows.flatMap(({ memberId }) => memberId ?? []);
}

const stored = (db: Database) =>
  db
    .select({
      row: chatMessageRow,
      account: member.account,
      brandName: merchant.brandName,
      /** Null without a claim. */
      nickname: sql<string | null>`case when ${nicknameClaim.memberId} is null then null else ${member.nickname} end`,
    })
    .from(chatMessageRow)
    .innerJoin(merchant, eq(merchant.code, chatMessageRow.merchantCode))
    .leftJoin(member, eq(member.id, chatMessageRow.memberId))
    .leftJoin(nicknameClaim, eq(nicknameClaim.memberId, member.id))
    .$dynamic();

function viewOf({ row, account, nickname, brandName }: Awaited<ReturnType<typeof stored>>[number]): StoredMessage {
  const isRemoved = row.removedAt !== null;
  return {
    seq: row.seq,
    at: row.sentAt,
    name: account === null ? brandName : (nickname ?? maskPlayer(account)),
    isStaff: row.memberId === null,
    text: isRemoved ? null : row.text,
    reason: row.removedWhy,
    changed: row.changed,
    memberId: row.memberId,
    clientId: row.clientId,
  };
}

import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { inboxContract, MessageRow } from '../../../src/api/contract/member/inbox.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { message } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { wordsOf } from './messageWords.ts';
import { noteUnread } from './writeMessage.ts';

type Row = typeof message.$inferSelect;
type Wanted = RequestOf<typeof inboxContract.list>;

/** A search reads so many messages: their words are not in the database. */
const MOST_SEARCHED = 1_000;

/** API-30. */
export const unreadOf = (db: Database, memberId: string): Promise<number> =>
  db.$count(message, and(eq(message.memberId, memberId), isNull(message.readAt)));

/** The messages of a member (MEMBER-17). */
export const inboxHandlers = ({ db, now }: Pick<ServerDeps, 'db' | 'now'>): Handlers<typeof inboxContract> => {
  const unread = async (memberId: string) => ({ unread: await unreadOf(db, memberId) });
  const ownMessage = (memberId: string, id: string) => and(eq(message.id, id), eq(message.memberId, memberId));

  return {
    unread: ({ session }) => unread(session.memberId),

    list: async ({ session: { memberId }, request }) => {
      const part = await (request.search.trim() === '' ? listed : searched)(db, memberId, request);
      return { ...part, ...(await unread(memberId)) };
    },

    open: async ({ session: { memberId }, request: { id, language } }) =>
      db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(message).where(ownMessage(memberId, id)).for('update');
        if (row === undefined) throw new Refusal('NOT_FOUND');
        if (row.readAt === null) {
          await transaction.update(message).set({ readAt: now() }).where(eq(message.id, id));
          noteUnread(memberId);
        }
        const { words: _words, ...facts } = row.facts;
        return { ...rowView(row, language), isRead: true, facts };
      }),

    keepUnread: async ({ session: { memberId }, request: { id } }) => {
      await db.transaction(async (transaction) => {
        const kept = await transaction
          .update(message)
          .set({ readAt: null })
          .where(ownMessage(memberId, id))
          .returning({ id: message.id });
        if (kept.length === 0) throw new Refusal('NOT_FOUND');
        noteUnread(memberId);
      });
      return unread(memberId);
    },

    readAll: async ({ session: { memberId } }) => {
      await db.transaction(async (transaction) => {
        await transaction
          .update(message)
          .set({ readAt: now() })
          .where(and(eq(message.memberId, memberId), isNull(message.readAt)));
        noteUnread(memberId);
      });
      return unread(memberId);
    },

    remove: async ({ session: { memberId }, request: { id } }) => {
      await db.transaction(async (transaction) => {
        await transaction.delete(message).where(ownMessage(memberId, id));
        noteUnread(memberId);
      });
      return unread(memberId);
    },
  };
};

const within = (memberId: string, { kind, show }: Wanted): SQL | undefined =>
  and(
    eq(message.memberId, memberId),
    kind === 'all' ? undefined : eq(message.kind, kind),
    show === 'all' ? undefined : show === 'unread' ? isNull(message.readAt) : isNotNull(message.readAt),
  );

const orderOf = ({ order }: Wanted): SQL[] => [
  ...(order === 'unreadFirst' ? [sql`${message.readAt} is null desc`] : []),
  desc(message.sentAt),
  desc(message.id),
];

async function listed(db: Database, memberId: string, request: Wanted) {
  const { rows, count } = await pageOf(
    db,
    { table: message, where: within(memberId, request), orderBy: orderOf(request) },
    request,
  );
  return { list: rows.map((row) => rowView(row, request.language)), count };
}

async function searched(db: Database, memberId: string, request: Wanted) {
  const wanted = request.search.trim().toLowerCase();
  const rows = await db
    .select()
    .from(message)
    .where(within(memberId, request))
    .orderBy(...orderOf(request))
    .limit(MOST_SEARCHED);
  const found = rows
    .map((row) => rowView(row, request.language))
    .filter(({ title, text }) => `${title}\n${text}`.toLowerCase().includes(wanted));
  const size = Number(request.pageSize);
  return { list: found.slice((request.page - 1) * size, request.page * size), count: found.length };
}

const rowView = (row: Row, language: LanguageCode): MessageRow => ({
  id: row.id,
  kind: row.kind,
  topic: row.topic,
  sentAt: row.sentAt,
  isRead: row.readAt !== null,
  ...wordsOf(row, language),
});

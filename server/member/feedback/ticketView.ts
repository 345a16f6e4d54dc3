import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { ticketDetail, ticketRow } from '../../../src/api/contract/member/feedback.ts';
import type { Database } from '../../database/database.ts';
import { ticket, ticketMessage, ticketPicture } from '../../database/schema.ts';

export type Ticket = typeof ticket.$inferSelect;
type Message = typeof ticketMessage.$inferSelect;

/** A ticket in a list. */
export const rowView = ({
  id,
  number,
  type,
  status,
  title,
  openedAt,
  dueAt,
  changedAt,
}: Ticket): z.output<typeof ticketRow> => ({ id, number, type, status, title, openedAt, dueAt, changedAt });

/** The messages of a ticket, the oldest first. */
export const messagesOf = (db: Database, ticketId: string): Promise<Message[]> =>
  db.select().from(ticketMessage).where(eq(ticketMessage.ticketId, ticketId)).orderBy(asc(ticketMessage.seq));

/** A ticket with its messages. */
export async function detailView(
  db: Database,
  row: Ticket,
  messages: readonly Message[],
  at: number,
): Promise<z.output<typeof ticketDetail>> {
  const pictures = await db
    .select()
    .from(ticketPicture)
    .where(
      inArray(
        ticketPicture.messageId,
        messages.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ticketPicture.id));
  const byMessage = Map.groupBy(pictures, ({ messageId }) => messageId);
  return {
    ...rowView(row),
    article: row.article,
    messages: messages.map(({ id, operator, text, at }) => ({
      id,
      from: operator === null ? 'member' : 'desk',
      text,
      at,
      pictures: (byMessage.get(id) ?? []).map((picture) => picture.id),
    })),
    closedAt: row.closedAt,
    serverTime: at,
  };
}

/** SQL condition: a member's own ticket. */
export const ownTicket = (memberId: string, id: string) => and(eq(ticket.id, id), eq(ticket.memberId, memberId));

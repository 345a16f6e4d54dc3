import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { feedbackContract, TicketDetail } from '../../../src/api/contract/member/feedback.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { ticket, ticketMessage } from '../../database/schema.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { prepareTicket } from './openTicket.ts';
import { promisesOf } from './promises.ts';
import { detailView, messagesOf, ownTicket, rowView, type Ticket } from './ticketView.ts';
import { addMessage, changeTicket, lockTicket, requireTicketStatus, waiting } from './writeTicket.ts';

const HOUR_MS = 3_600_000;
/** Replies of a member to one ticket within an hour. */
export const MOST_REPLIES = 30;

/** FEEDBACK-01…05. */
export const feedbackHandlers = (deps: ServerDeps): Handlers<typeof feedbackContract> => {
  const { now } = deps;
  const detail = async (db: Database, row: Ticket): Promise<TicketDetail> =>
    detailView(db, row, await messagesOf(db, row.id), now());

  return {
    send: {
      prepare: async ({ session: { memberId }, request: { pictures = [], ...request } }) => {
        const open = await prepareTicket(deps, memberId, { ...request, files: [pictures].flat() });
        return async (db) => detail(db, await open(db));
      },
    },

    promises: () => promisesOf(deps, deps.db),

    list: async ({ session: { memberId }, request: { group, ...page } }) => {
      const where = and(eq(ticket.memberId, memberId), group === 'all' ? undefined : eq(ticket.status, group));
      const orderBy = [desc(ticket.changedAt), desc(ticket.id)];
      const { rows, count } = await pageOf(deps.db, { table: ticket, where, orderBy }, page);
      return { list: rows.map(rowView), count };
    },

    ticket: async ({ session: { memberId }, request: { id } }) => {
      const [row] = await deps.db.select().from(ticket).where(ownTicket(memberId, id));
      if (row === undefined) throw new Refusal('NOT_FOUND');
      return detail(deps.db, row);
    },

    reply: async ({ db, session: { memberId }, request: { id, text } }) => {
      const row = await lockTicket(db, ownTicket(memberId, id));
      requireTicketStatus(row, 'open', 'answered');
      const at = now();
      if ((await repliesSince(db, id, at - HOUR_MS)) >= MOST_REPLIES) throw new Refusal('LIMIT_REACHED');
      await addMessage(db, row, { operator: null, text, at });
      return detail(db, await changeTicket(db, row, waiting(row, at)));
    },

    close: async ({ db, session: { memberId }, request: { id } }) => {
      const row = await lockTicket(db, ownTicket(memberId, id));
      requireTicketStatus(row, 'open', 'answered');
      const at = now();
      const closed = { status: 'closed', waitingSince: null, dueAt: null, changedAt: at, closedAt: at } as const;
      return detail(db, await changeTicket(db, row, closed));
    },

    reopen: async ({ db, session: { memberId }, request: { id } }) => {
      const row = await lockTicket(db, ownTicket(memberId, id));
      requireTicketStatus(row, 'closed');
      return detail(db, await changeTicket(db, row, waiting(row, now())));
    },
  };
};

const repliesSince = (db: Database, id: string, at: number): Promise<number> =>
  db.$count(
    ticketMessage,
    and(eq(ticketMessage.ticketId, id), isNull(ticketMessage.operator), gt(ticketMessage.at, at)),
  );

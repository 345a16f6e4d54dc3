import { and, asc, desc, eq } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskTicket, DeskTicketRow } from '../../../src/api/contract/desk/deskTickets.ts';
import type { TicketStatus } from '../../../src/api/contract/member/feedback.ts';
import type { Database } from '../../database/database.ts';
import { member, ticket, ticketMessage, ticketPicture } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { readKeptImage } from '../../files/keptImages.ts';
import { detailView, messagesOf, rowView } from '../../member/feedback/ticketView.ts';
import { addMessage, changeTicket, lockTicket, requireTicketStatus } from '../../member/feedback/writeTicket.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** SQL condition of a queue. */
export const ticketsIn = ({ config }: Pick<Deps, 'config'>, queue: TicketStatus) =>
  and(eq(ticket.merchantCode, config.merchant), eq(ticket.status, queue));

const who = { username: member.account, nickname: member.nickname };
const withMember = (db: Database) =>
  db.select({ row: ticket, who }).from(ticket).innerJoin(member, eq(member.id, ticket.memberId)).$dynamic();

/** A page of a queue: open, the most urgent first; others, last written in first. */
export async function ticketsOf(
  deps: Deps,
  db: Database,
  { queue, page }: { readonly queue: TicketStatus; readonly page: number },
): Promise<{ list: DeskTicketRow[]; count: number }> {
  const rows = await withMember(db)
    .where(ticketsIn(deps, queue))
    .orderBy(...(queue === 'open' ? [asc(ticket.dueAt), asc(ticket.id)] : [desc(ticket.changedAt), desc(ticket.id)]))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ row, who }) => ({ ...rowView(row), member: who }));
  return { list, count: await db.$count(ticket, ticketsIn(deps, queue)) };
}

const ofMerchant = ({ config }: Pick<Deps, 'config'>, id: string) =>
  and(eq(ticket.id, id), eq(ticket.merchantCode, config.merchant));

/** A ticket with its messages. @throws {Refusal} NOT_FOUND, also for another merchant's. */
export async function deskTicket(deps: Deps, db: Database, id: string): Promise<DeskTicket> {
  const [found] = await withMember(db).where(ofMerchant(deps, id));
  if (found === undefined) throw new Refusal('NOT_FOUND');
  const messages = await messagesOf(db, id);
  return {
    ...(await detailView(db, found.row, messages, deps.now())),
    member: found.who,
    operators: messages.map(({ operator }) => operator),
  };
}

/** A picture of a ticket as WebP, in base64. @throws {Refusal} NOT_FOUND */
export async function ticketPictureOf(
  deps: Pick<ServerDeps, 'config' | 'db' | 'files'>,
  id: string,
): Promise<{ webp: string }> {
  const { config, db } = deps;
  const [row] = await db
    .select({ id: ticketPicture.id, sha256: ticketPicture.sha256 })
    .from(ticketPicture)
    .innerJoin(ticketMessage, eq(ticketMessage.id, ticketPicture.messageId))
    .innerJoin(ticket, eq(ticket.id, ticketMessage.ticketId))
    .where(and(eq(ticketPicture.id, id), eq(ticket.merchantCode, config.merchant)));
  return { webp: (await readKeptImage(deps, db, row)).toString('base64') };
}

interface Act {
  readonly operator: Operator;
  readonly id: string;
  /** The answer, or the reason of the end. */
  readonly text: string;
}

/** Answers a ticket, tells the member, and audits it. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function replyTicket(deps: Deps, db: Database, { operator, id, text }: Act): Promise<DeskTicket> {
  const row = await lockTicket(db, ofMerchant(deps, id));
  requireTicketStatus(row, 'open', 'answered');
  const at = deps.now();
  await addMessage(db, row, { operator: operator.name, text, at });
  const to = { status: 'answered', waitingSince: null, dueAt: null, changedAt: at } as const;
  return tellAndAudit(deps, db, { row, to, at, operator, topic: 'ticketAnswered' });
}

/** Ends a ticket with a reason that the member sees. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function closeTicket(deps: Deps, db: Database, { operator, id, text }: Act): Promise<DeskTicket> {
  const row = await lockTicket(db, ofMerchant(deps, id));
  requireTicketStatus(row, 'open', 'answered');
  const at = deps.now();
  await addMessage(db, row, { operator: operator.name, text, at });
  const to = { status: 'closed', waitingSince: null, dueAt: null, changedAt: at, closedAt: at } as const;
  return tellAndAudit(deps, db, { row, to, at, operator, topic: 'ticketClosed', remark: text });
}

interface Change {
  readonly row: typeof ticket.$inferSelect;
  readonly to: Partial<typeof ticket.$inferSelect>;
  readonly at: number;
  readonly operator: Operator;
  readonly topic: 'ticketAnswered' | 'ticketClosed';
  readonly remark?: string;
}

async function tellAndAudit(deps: Deps, db: Database, change: Change): Promise<DeskTicket> {
  const { row, to, at, operator, topic, remark } = change;
  const after = await changeTicket(db, row, to);
  const { merchantCode, memberId } = row;
  const facts = { number: row.id, ticket: row.number, ...(remark === undefined ? {} : { remark }) };
  await writeMessage(db, { merchantCode, memberId, at, topic, facts });
  await audit(db, {
    merchantCode,
    at,
    operator: operator.name,
    act: topic,
    subject: row.id,
    before: { status: row.status },
    after: { status: after.status },
    remark: remark ?? null,
  });
  return deskTicket(deps, db, row.id);
}

import { randomUUID } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { ANSWER_WITHIN_MS } from '../../../src/api/contract/member/feedback.ts';
import type { Database } from '../../database/database.ts';
import { ticket, ticketMessage, ticketPicture } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { keepImages } from '../../files/keptImages.ts';
import type { RedrawnImage } from '../../files/redrawImage.ts';
import { Refusal } from '../../refusal.ts';
import type { Ticket } from './ticketView.ts';

/** Locks a ticket. @throws {Refusal} NOT_FOUND */
export async function lockTicket(db: Database, own: SQL | undefined): Promise<Ticket> {
  const [row] = await db.select().from(ticket).where(own).for('update');
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** @throws {Refusal} STATUS_CHANGED unless the ticket has one of the states. */
export function requireTicketStatus({ status }: Ticket, ...states: readonly Ticket['status'][]): void {
  if (!states.includes(status)) throw new Refusal('STATUS_CHANGED');
}

/** Writes a message of the member, or of an operator, to a locked ticket. Returns its id. */
export async function addMessage(
  db: Database,
  { id, waitingSince, dueAt }: Ticket,
  { operator, text, at }: { readonly operator: string | null; readonly text: string; readonly at: number },
): Promise<string> {
  const messageId = randomUUID();
  const seq = (await db.$count(ticketMessage, eq(ticketMessage.ticketId, id))) + 1;
  const answers = operator !== null && waitingSince !== null && dueAt !== null;
  await db.insert(ticketMessage).values({
    id: messageId,
    ticketId: id,
    seq,
    operator,
    text: text.replaceAll('\r\n', '\n').trim(),
    at,
    waitedMs: answers ? at - waitingSince : null,
    inTime: answers ? at <= dueAt : null,
  });
  return messageId;
}

/** Changes a locked ticket, and returns it as it is then. */
export async function changeTicket(db: Database, { id }: Ticket, to: Partial<Ticket>): Promise<Ticket> {
  const [row] = await db.update(ticket).set(to).where(eq(ticket.id, id)).returning();
  if (row === undefined) throw new Error('a locked ticket is there');
  return row;
}

/** The state of a ticket that waits for the desk from now on; what waits already keeps its promised time. */
export const waiting = ({ type, waitingSince, dueAt }: Ticket, at: number): Partial<Ticket> => ({
  status: 'open',
  waitingSince: waitingSince ?? at,
  dueAt: dueAt ?? at + ANSWER_WITHIN_MS[type],
  changedAt: at,
  closedAt: null,
});

/** Stores redrawn pictures with a message. */
export async function savePictures(
  deps: Pick<ServerDeps, 'files'>,
  db: Database,
  messageId: string,
  images: readonly RedrawnImage[],
): Promise<void> {
  for (const image of await keepImages(deps, db, images))
    await db.insert(ticketPicture).values({ ...image, messageId });
}

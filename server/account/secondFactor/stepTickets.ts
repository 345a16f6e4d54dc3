import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { stepTicket } from '../../database/schema.ts';
import { openWith, sealWith } from '../../database/sealedText.ts';
import { serverSecret } from '../../database/serverSecret.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../site/session/tokens.ts';

const MINUTE = 60_000;
/** Time for one step, ms. */
export const STEP_MS = 10 * MINUTE;
/** Open steps of one owner; a further one ends the oldest. */
const MOST_OPEN = 5;

type Purpose = (typeof stepTicket.$inferSelect)['purpose'];
type StepDeps = { readonly db: Database; readonly now: () => number };

/** What a ticket stands for. */
export interface Step<Data> {
  readonly ownerId: string;
  readonly data: Data;
}

/** Makes the ticket of a step. Its data is encrypted. */
export async function openStep(
  { db, now }: StepDeps,
  purpose: Purpose,
  { ownerId, data }: Step<object>,
): Promise<string> {
  const ticket = newToken();
  const at = now();
  const mine = and(eq(stepTicket.ownerId, ownerId), eq(stepTicket.purpose, purpose));
  const open = await db.select().from(stepTicket).where(mine).orderBy(stepTicket.expiresAt);
  for (const { hash } of open.slice(0, Math.max(0, open.length - MOST_OPEN + 1)))
    await db.delete(stepTicket).where(eq(stepTicket.hash, hash));
  await db.insert(stepTicket).values({
    hash: hashToken(ticket),
    purpose,
    ownerId,
    data: sealWith(await serverSecret(db, 'authenticator'), JSON.stringify(data)),
    expiresAt: at + STEP_MS,
  });
  return ticket;
}

const valid = ({ now }: StepDeps, purpose: Purpose, ticket: string) =>
  and(eq(stepTicket.hash, hashToken(ticket)), eq(stepTicket.purpose, purpose), gt(stepTicket.expiresAt, now()));

/** @throws {Refusal} SECOND_STEP_EXPIRED for a ticket that is unknown, used or too old. */
export async function readStep<Data>(deps: StepDeps, purpose: Purpose, ticket: string): Promise<Step<Data>> {
  const [row] = await deps.db
    .select()
    .from(stepTicket)
    .where(valid(deps, purpose, ticket));
  if (!row) throw new Refusal('SECOND_STEP_EXPIRED');
  const data = JSON.parse(openWith(await serverSecret(deps.db, 'authenticator'), row.data)) as Data;
  return { ownerId: row.ownerId, data };
}

/**
 * Uses a ticket up, in the transaction of what it opens.
 * @throws {Refusal} SECOND_STEP_EXPIRED, also where another call was first.
 */
export async function endStep(deps: StepDeps, purpose: Purpose, ticket: string): Promise<void> {
  const ended = await deps.db
    .delete(stepTicket)
    .where(valid(deps, purpose, ticket))
    .returning({ hash: stepTicket.hash });
  if (ended.length !== 1) throw new Refusal('SECOND_STEP_EXPIRED');
}

import { eq, sql } from 'drizzle-orm';
import type { AgreementChange } from '../../../src/api/contract/agent/agreement.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, agreementChange, merchant } from '../../database/schema.ts';
import type { Agreement } from './allowedActions.ts';

/** A change of an agreement, with its reason. */
export interface Change {
  readonly what: AgreementChange;
  readonly at: number;
  /** Who made it; null when it follows from another change. */
  readonly byId: string | null;
  readonly becauseOf?: string;
  readonly set: Partial<Pick<Agreement, 'status' | 'terminationBy' | 'agreedAt' | 'startsAt' | 'endsAt'>>;
}

/** Updates an agreement and its history in the caller's transaction. Returns the updated agreement. */
export async function changeAgreement(db: Database, id: string, { set, ...change }: Change): Promise<Agreement> {
  const [changed] = await db.update(agentAgreement).set(set).where(eq(agentAgreement.id, id)).returning();
  if (changed === undefined) throw new Error(`there is no agreement ${id}`);
  await writeChange(db, changed, change);
  return changed;
}

/** Appends to the history. */
export async function writeChange(
  db: Database,
  { id, status }: Agreement,
  { what, at, byId, becauseOf }: Omit<Change, 'set'>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(seq), 0) + 1 from contract_change where contract_id = ${id})`;
  await db.insert(agreementChange).values({ agreementId: id, seq: next, at, byId, what, status, becauseOf });
}

/**
 * Serializes agreement changes across servers until the transaction ends: accepting an offer and lowering a rate above
 * it must see each other.
 */
export async function lockAgreements(db: Database, merchantCode: string): Promise<void> {
  await db.select({ code: merchant.code }).from(merchant).where(eq(merchant.code, merchantCode)).for('no key update');
}

import { eq, sql } from 'drizzle-orm';
import type { ContractChange } from '../../src/api/contract/agentContract.ts';
import type { Database } from '../database/database.ts';
import { agentContract, contractChange, merchant } from '../database/schema.ts';
import type { Contract } from './allowedActions.ts';

/** A change of a contract, with its reason. */
export interface Change {
  readonly what: ContractChange;
  readonly at: number;
  /** Who made it; null when it follows from another change. */
  readonly byId: string | null;
  readonly becauseOf?: string;
  readonly set: Partial<Pick<Contract, 'status' | 'terminationBy' | 'agreedAt' | 'startsAt' | 'endsAt'>>;
}

/** Updates a contract and its history in the caller's transaction. Returns the updated contract. */
export async function changeContract(db: Database, id: string, { set, ...change }: Change): Promise<Contract> {
  const [changed] = await db.update(agentContract).set(set).where(eq(agentContract.id, id)).returning();
  if (changed === undefined) throw new Error(`there is no contract ${id}`);
  await writeChange(db, changed, change);
  return changed;
}

/** Appends to the history. */
export async function writeChange(
  db: Database,
  { id, status }: Contract,
  { what, at, byId, becauseOf }: Omit<Change, 'set'>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(seq), 0) + 1 from contract_change where contract_id = ${id})`;
  await db.insert(contractChange).values({ contractId: id, seq: next, at, byId, what, status, becauseOf });
}

/**
 * Serializes contract changes across servers until the transaction ends: accepting an offer and lowering a rate above
 * it must see each other.
 */
export async function lockContracts(db: Database, merchantCode: string): Promise<void> {
  await db.select({ code: merchant.code }).from(merchant).where(eq(merchant.code, merchantCode)).for('no key update');
}

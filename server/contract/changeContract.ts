import { eq, sql } from 'drizzle-orm';
import type { ContractChange } from '../../src/api/contract/agentContract.ts';
import { agentContract, contractChange, merchant } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import type { Contract } from './acts.ts';

/** What happens to a contract, and why. */
export interface Change {
  readonly what: ContractChange;
  readonly at: number;
  /** Who does it; null where it follows from something else. */
  readonly byId: string | null;
  readonly becauseOf?: string;
  readonly set: Partial<Pick<Contract, 'status' | 'terminationBy' | 'agreedAt' | 'startsAt' | 'endsAt'>>;
}

/** Changes a contract and writes down that it did, in the caller's transaction. Gives the contract as it is then. */
export async function changeContract(db: Database, id: string, { set, ...change }: Change): Promise<Contract> {
  const [changed] = await db.update(agentContract).set(set).where(eq(agentContract.id, id)).returning();
  if (changed === undefined) throw new Error(`there is no contract ${id}`);
  await writeChange(db, changed, change);
  return changed;
}

/** A row of the history, which nothing changes any more. */
export async function writeChange(
  db: Database,
  { id, status }: Contract,
  { what, at, byId, becauseOf }: Omit<Change, 'set'>,
): Promise<void> {
  const next = sql<number>`(select coalesce(max(seq), 0) + 1 from contract_change where contract_id = ${id})`;
  await db.insert(contractChange).values({ contractId: id, seq: next, at, byId, what, status, becauseOf });
}

/**
 * Lets one change of contracts follow the other until the transaction ends, on all servers: an offer that is accepted and
 * a rate above it that is lowered at the same moment must know of each other.
 */
export async function oneByOne(db: Database, merchantCode: string): Promise<void> {
  await db.select({ code: merchant.code }).from(merchant).where(eq(merchant.code, merchantCode)).for('no key update');
}

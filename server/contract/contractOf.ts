import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { agentContract } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Contract } from './allowedActions.ts';

interface Asked {
  readonly merchantCode: string;
  readonly id: string;
  readonly memberId: string;
  /** Any kind when omitted. */
  readonly kind?: Contract['kind'];
}

/** A contract in which the member is a party. @throws {Refusal} NOT_FOUND, also for others' contracts. */
export async function contractOf(db: Database, { merchantCode, id, memberId, kind }: Asked): Promise<Contract> {
  const [found] = await db
    .select()
    .from(agentContract)
    .where(
      and(
        eq(agentContract.id, id),
        eq(agentContract.merchantCode, merchantCode),
        or(eq(agentContract.uplineId, memberId), eq(agentContract.downlineId, memberId)),
        kind && eq(agentContract.kind, kind),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

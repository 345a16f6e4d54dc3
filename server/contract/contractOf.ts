import { and, eq, or } from 'drizzle-orm';
import { agentContract } from '../database/schema.ts';
import { type Database, Refusal } from '../deps.ts';
import type { Contract } from './acts.ts';

interface Asked {
  readonly merchantCode: string;
  readonly id: string;
  readonly memberId: string;
  /** Any, where it is not said. */
  readonly kind?: Contract['kind'];
}

/** A contract that the member is one of the two of. @throws {Refusal} NOT_FOUND, as for one that was never there. */
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

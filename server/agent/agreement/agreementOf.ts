import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agentAgreement } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import type { Agreement } from './allowedActions.ts';

interface Asked {
  readonly merchantCode: string;
  readonly id: string;
  readonly memberId: string;
  /** Any kind when omitted. */
  readonly kind?: Agreement['kind'];
}

/** An agreement in which the member is a party. @throws {Refusal} NOT_FOUND, also for others' agreements. */
export async function agreementOf(db: Database, { merchantCode, id, memberId, kind }: Asked): Promise<Agreement> {
  const [found] = await db
    .select()
    .from(agentAgreement)
    .where(
      and(
        eq(agentAgreement.id, id),
        eq(agentAgreement.merchantCode, merchantCode),
        or(eq(agentAgreement.uplineId, memberId), eq(agentAgreement.downlineId, memberId)),
        kind && eq(agentAgreement.kind, kind),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

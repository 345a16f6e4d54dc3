import { and, eq } from 'drizzle-orm';
import { agentApplication } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { Refusal } from '../../refusal.ts';
import { lockAgreements } from '../agreement/changeAgreement.ts';
import type { Application } from './applications.ts';
import { makeAgent } from './makeAgent.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/**
 * The desk's answer to an application: the member is an agent from now on, or learns why not.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function decideApplication(
  deps: Deps,
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string | null },
): Promise<Application> {
  const { db, config } = deps;
  const at = deps.now();
  // Before the rows, as moves and freezes of lines do.
  await lockAgreements(db, config.merchant);
  const own = and(eq(agentApplication.id, id), eq(agentApplication.merchantCode, config.merchant));
  const [found] = await db.select().from(agentApplication).where(own).for('update');
  if (found === undefined) throw new Refusal('NOT_FOUND');
  if (found.status !== 'pending') throw new Refusal('STATUS_CHANGED');
  const decided = {
    status: reason === null ? ('approved' as const) : ('refused' as const),
    decidedAt: at,
    decidedBy: operator,
    remark: reason,
  };
  await db.update(agentApplication).set(decided).where(own);
  const { memberId } = found;
  if (reason === null) await makeAgent(deps, memberId);
  await writeMessage(db, {
    merchantCode: config.merchant,
    memberId,
    at,
    ...(reason === null ? { topic: 'agentApproved' } : { topic: 'agentRefused', facts: { remark: reason } }),
  });
  return { ...found, ...decided };
}

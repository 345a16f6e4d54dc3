import { and, asc, eq } from 'drizzle-orm';
import type { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import type { ValueOf } from '../../../src/api/contract/endpoint.ts';
import type { PageSize } from '../../../src/api/contract/paging.ts';
import { containing } from '../../database/containing.ts';
import { pageOf } from '../../database/pageOf.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { canReceive } from './findRecipient.ts';

type Call = (typeof lineTransferContract)['downlines'];

/** The members an agent can send money to. @throws {Refusal} NOT_AN_AGENT. */
export async function downlinesOf(
  deps: Pick<ServerDeps, 'config' | 'db'>,
  memberId: string,
  { search, ...request }: { readonly search: string; readonly page: number; readonly pageSize: PageSize },
): Promise<ValueOf<Call>> {
  const { db } = deps;
  const [own] = await db.select({ isAgent: member.isAgent }).from(member).where(eq(member.id, memberId));
  if (!isAgentMember(own?.isAgent ?? 0)) throw new Refusal('NOT_AN_AGENT');
  const where = and(
    canReceive(deps),
    eq(member.uplineId, memberId),
    containing(search, member.username, member.nickname),
  );
  const { rows, count } = await pageOf(db, { table: member, where, orderBy: [asc(member.username)] }, request);
  return { list: rows.map(({ id, username, nickname }) => ({ id, username, nickname })), count };
}

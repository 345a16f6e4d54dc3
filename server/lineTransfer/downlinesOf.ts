import { and, asc, eq, ilike, or } from 'drizzle-orm';
import type { ValueOf } from '../../src/api/contract/endpoint.ts';
import { DOWNLINES_A_PAGE, type lineTransferContract } from '../../src/api/contract/lineTransfer.ts';
import { member } from '../database/schema.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { isAgentMember } from '../session/admit.ts';
import { canReceive } from './otherEnd.ts';

type Call = (typeof lineTransferContract)['downlines'];

/** Whom an agent can send money to. @throws {Refusal} NOT_AN_AGENT. */
export async function downlinesOf(
  deps: Pick<ServerDeps, 'config' | 'db'>,
  memberId: string,
  { search, page }: { readonly search: string; readonly page: number },
): Promise<ValueOf<Call>> {
  const { db } = deps;
  const [own] = await db.select({ isAgent: member.isAgent }).from(member).where(eq(member.id, memberId));
  if (!isAgentMember(own?.isAgent ?? 0)) throw new Refusal('NOT_AN_AGENT');
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = and(
    canReceive(deps),
    eq(member.uplineId, memberId),
    search === '' ? undefined : or(ilike(member.username, part), ilike(member.nickname, part)),
  );
  const list = await db
    .select({ id: member.id, username: member.username, nickname: member.nickname })
    .from(member)
    .where(wanted)
    .orderBy(asc(member.username))
    .offset((page - 1) * DOWNLINES_A_PAGE)
    .limit(DOWNLINES_A_PAGE);
  return { list, count: await db.$count(member, wanted) };
}

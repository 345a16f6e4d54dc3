import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DeskLinked } from '../../../src/api/contract/desk/deskLinked.ts';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import { linkedAccount, member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

const other = alias(member, 'other');

/** A page of accounts that share something or bet against each other, with the reasons. */
export async function linkedOf(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  page: number,
): Promise<{ list: DeskLinked[]; count: number }> {
  const where = eq(linkedAccount.merchantCode, config.merchant);
  const rows = await db
    .select({
      row: linkedAccount,
      one: { username: member.account, nickname: member.nickname },
      other: { username: other.account, nickname: other.nickname },
    })
    .from(linkedAccount)
    .innerJoin(member, eq(member.id, linkedAccount.oneId))
    .innerJoin(other, eq(other.id, linkedAccount.otherId))
    .where(where)
    .orderBy(desc(linkedAccount.changedAt), linkedAccount.oneId, linkedAccount.otherId)
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const list = rows.map(({ row: { oneId, otherId, traits, draws, staked, foundAt }, ...both }) => ({
    ...{ id: `${oneId}/${otherId}`, ...both, traits: [...traits], draws, staked, foundAt },
  }));
  return { list, count: await db.$count(linkedAccount, where) };
}

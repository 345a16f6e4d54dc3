import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Exchange } from '../../../src/api/contract/member/points.ts';
import type { Database } from '../../database/database.ts';
import { exchange } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';

/** An exchange with its details. @throws {Refusal} NOT_FOUND, also for another member's. */
export async function exchangeDetail(
  db: Database,
  memberId: string,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<Exchange> {
  const [row] = await db
    .select()
    .from(exchange)
    .where(and(eq(exchange.id, id), eq(exchange.memberId, memberId)));
  if (!row) throw new Refusal('NOT_FOUND');
  return viewOf(row, language);
}

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pageSize: string;
  readonly language: LanguageCode;
}

/** A page of a member's exchanges in [from, to), newest first. */
export async function exchangeList(
  db: Database,
  memberId: string,
  { from, to, page, pageSize, language }: Asked,
): Promise<{ list: Exchange[]; count: number }> {
  const wanted = and(eq(exchange.memberId, memberId), gte(exchange.createdAt, from), lt(exchange.createdAt, to));
  const size = Number(pageSize);
  const rows = await db
    .select()
    .from(exchange)
    .where(wanted)
    .orderBy(desc(exchange.createdAt), desc(exchange.id))
    .limit(size)
    .offset((page - 1) * size);
  return { list: rows.map((row) => viewOf(row, language)), count: await db.$count(exchange, wanted) };
}

const viewOf = (
  {
    id,
    kind: type,
    status,
    item,
    quantity,
    points,
    amount,
    balanceAfter,
    address,
    nationality,
    remark,
    createdAt,
    reviewedAt,
  }: typeof exchange.$inferSelect,
  language: LanguageCode,
): Exchange => ({
  id,
  type,
  status,
  item: item?.[language] ?? null,
  quantity,
  points,
  amount,
  balanceAfter,
  receiver: address === null || nationality === null ? null : { address, nationality },
  remark,
  createdAt,
  reviewedAt,
});

import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { DESK_PAGE_SIZE } from '../../../src/api/contract/desk/deskMarks.ts';
import type { DeskExchange } from '../../../src/api/contract/desk/deskMoney.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import { exchange, member } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { approveExchange, rejectExchange } from '../../member/points/reviewExchange.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
export type ExchangeQueue = 'inProgress' | 'reviewed';

/** SQL condition of a queue. Conversions to money need no review. */
export const exchangesIn = ({ config }: Deps, queue: ExchangeQueue) =>
  and(
    eq(exchange.merchantCode, config.merchant),
    ne(exchange.kind, 'points'),
    queue === 'inProgress' ? eq(exchange.status, 'inProgress') : ne(exchange.status, 'inProgress'),
  );

/** A page of exchanges: pending oldest first, reviewed newest first. */
export async function exchangesOf(
  deps: Deps,
  db: Database,
  { queue, page, language }: { readonly queue: ExchangeQueue; readonly page: number; readonly language: LanguageCode },
): Promise<{ list: DeskExchange[]; count: number }> {
  const order = queue === 'inProgress' ? asc : desc;
  const rows = await rowsOfExchanges(db)
    .where(exchangesIn(deps, queue))
    .orderBy(order(exchange.createdAt), order(exchange.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { list: rows.map((row) => viewOf(row, language)), count: await db.$count(exchange, exchangesIn(deps, queue)) };
}

/** Reviews an exchange and audits it, in one transaction. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function reviewExchange(
  deps: Deps,
  db: Database,
  what: 'approve' | 'reject',
  request: {
    readonly operator: Operator;
    readonly id: string;
    readonly remark?: string;
    readonly language: LanguageCode;
  },
): Promise<DeskExchange> {
  const { operator, id, remark = null, language } = request;
  const at = deps.now();
  const review = what === 'approve' ? approveExchange : rejectExchange;
  await review(deps, db, id, { operator: operator.name, at, remark });
  const [row] = await rowsOfExchanges(db).where(eq(exchange.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  const { points, status } = row.row;
  await audit(db, {
    merchantCode: deps.config.merchant,
    at,
    operator: operator.name,
    act: what === 'approve' ? 'exchangeApproved' : 'exchangeRejected',
    subject: id,
    before: { status: 'inProgress', points },
    after: { status, points },
    remark,
  });
  return viewOf(row, language);
}

const rowsOfExchanges = (db: Database) =>
  db
    .select({ row: exchange, username: member.account, nickname: member.nickname })
    .from(exchange)
    .innerJoin(member, eq(member.id, exchange.memberId))
    .$dynamic();

interface Found {
  readonly row: typeof exchange.$inferSelect;
  readonly username: string;
  readonly nickname: string;
}

const viewOf = ({ row, ...who }: Found, language: LanguageCode): DeskExchange => ({
  id: row.id,
  status: row.status,
  member: who,
  item: row.item?.[language] ?? '',
  quantity: row.quantity,
  points: row.points,
  receiver:
    row.address === null || row.nationality === null ? null : { address: row.address, nationality: row.nationality },
  remark: row.remark,
  createdAt: row.createdAt,
  reviewedBy: row.reviewedBy,
});

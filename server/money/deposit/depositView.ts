import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { DepositDetail, DepositGroup, depositContract } from '../../../src/api/contract/money/deposit.ts';
import type { Database } from '../../database/database.ts';
import { pageOf } from '../../database/pageOf.ts';
import { deposit } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { timelineOf } from '../payment/paymentEvents.ts';
import { methodNames } from '../payment/paymentOffers.ts';

type ViewDeps = Pick<ServerDeps, 'config' | 'now'>;
type Row = typeof deposit.$inferSelect;

/** A deposit with its details. @throws {Refusal} NOT_FOUND, also for another member's. */
export async function depositDetail(
  deps: ViewDeps,
  db: Database,
  memberId: string,
  { id, language }: { readonly id: string; readonly language: LanguageCode },
): Promise<DepositDetail> {
  const [row] = await db
    .select()
    .from(deposit)
    .where(and(eq(deposit.id, id), eq(deposit.memberId, memberId)));
  if (!row) throw new Refusal('NOT_FOUND');
  const nameOf = await methodNames(deps, db, 'in', language);
  const steps = await timelineOf(db, id);
  return {
    ...rowView(row, nameOf),
    // Of deposits that began before there was a cashier page, the stored details have no address.
    payTo: row.status === 'awaiting' && row.payTo !== null ? { ...row.payTo, url: row.payTo.url ?? null } : null,
    surplus: row.surplus,
    timeline: steps.map(({ what, at, amount }) => ({
      what: what as DepositDetail['timeline'][number]['what'],
      at,
      amount,
    })),
    serverTime: deps.now(),
  };
}

const STATUSES: Readonly<Record<Exclude<DepositGroup, 'all'>, Row['status'][]>> = {
  open: ['starting', 'awaiting'],
  paid: ['paid'],
  failed: ['failed', 'expired'],
};

/** A page of a member's deposits, newest first. */
export async function depositList(
  deps: ViewDeps,
  db: Database,
  memberId: string,
  request: RequestOf<typeof depositContract.list>,
) {
  const { from, to, group, language } = request;
  const nameOf = await methodNames(deps, db, 'in', language);
  const { rows, count } = await pageOf(
    db,
    {
      table: deposit,
      where: and(
        eq(deposit.memberId, memberId),
        gte(deposit.createdAt, from),
        lt(deposit.createdAt, to),
        group === 'all' ? undefined : inArray(deposit.status, STATUSES[group]),
      ),
      orderBy: [desc(deposit.createdAt), desc(deposit.id)],
    },
    request,
  );
  return { list: rows.map((row) => rowView(row, nameOf)), count };
}

const rowView = (
  { id, reference, status, methodCode, amount, fee, createdAt, expiresAt, paidAt }: Row,
  nameOf: Awaited<ReturnType<typeof methodNames>>,
) => ({
  id,
  reference,
  status,
  method: nameOf(methodCode),
  amount,
  fee,
  credited: amount - fee,
  createdAt,
  expiresAt,
  paidAt,
});

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { exchange, reward } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { type AccountRef, houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { post } from '../../money/ledger/post.ts';
import type { OperatorAct } from '../../money/withdraw/operatorActs.ts';
import { Refusal } from '../../refusal.ts';

type Row = typeof exchange.$inferSelect;
type Config = Pick<ServerDeps, 'config'>;

/**
 * POINTS-03: approves an exchange and spends the held points. Delivery is up to the operator.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function approveExchange(deps: Config, db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await inProgress(deps, db, id);
  await moveHeld(db, row, act, 'exchangeApproved', houseAccount(row.merchantCode, 'main', 'pointsSpent'));
  await review(db, id, act, 'approved');
}

/**
 * Decision M4: rejects an exchange; points and stock are returned.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED.
 */
export async function rejectExchange(deps: Config, db: Database, id: string, act: OperatorAct): Promise<void> {
  const row = await inProgress(deps, db, id);
  await db
    .update(reward)
    .set({ stock: sql`${reward.stock} + ${row.quantity}` })
    .where(eq(reward.id, row.rewardId ?? ''));
  await moveHeld(db, row, act, 'exchangeReturn', memberAccount(row.memberId, 'points'));
  await review(db, id, act, 'rejected');
}

/** Locks an exchange for review until the transaction ends. */
async function inProgress({ config }: Config, db: Database, id: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(exchange)
    .where(and(eq(exchange.id, id), eq(exchange.merchantCode, config.merchant)))
    .for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.status !== 'inProgress') throw new Refusal('STATUS_CHANGED');
  return row;
}

const moveHeld = (
  db: Database,
  { id, merchantCode, memberId, points }: Row,
  { at }: OperatorAct,
  kind: Movement['kind'],
  to: AccountRef,
) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind,
    cause: id,
    at,
    lines: [
      { account: memberAccount(memberId, 'pointsHeld'), amount: -points },
      { account: to, amount: points },
    ],
  });

const review = (db: Database, id: string, { operator, at, remark }: OperatorAct, status: Row['status']) =>
  db.update(exchange).set({ status, remark, reviewedAt: at, reviewedBy: operator }).where(eq(exchange.id, id));

import { eq } from 'drizzle-orm';
import { DISPUTE_MS } from '../../../src/api/contract/money/withdraw.ts';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { stopAwaitingReceipt } from './awaitMember.ts';
import { lockWithdrawal, readWithdrawal, requireStatus, type WithdrawalRow } from './lockWithdrawal.ts';
import { redrawProofs, saveProofs } from './proof/keepProofs.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;

/** WD-02; also allowed during an investigation. @throws {Refusal} NOT_FOUND, STATUS_CHANGED. */
export async function confirmReceived({ now }: Deps, db: Database, memberId: string, id: string): Promise<void> {
  const row = await lockWithdrawal(db, id, memberId);
  requireStatus(row, 'awaiting', 'notReceived', 'partlyReceived');
  await become(db, row, 'received', now());
}

/**
 * WD-04, 07. Amounts in 1/10,000 P.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, INVALID_FIELDS unless both add up to the payout.
 */
export async function reportPartialReceipt(
  { now }: Deps,
  db: Database,
  memberId: string,
  { id, received, remaining }: { readonly id: string; readonly received: number; readonly remaining: number },
): Promise<void> {
  const row = await lockWithdrawal(db, id, memberId);
  requireStatus(row, 'awaiting');
  if (received + remaining !== row.amount - row.fee)
    throw new Refusal('INVALID_FIELDS', { fields: ['received', 'remaining'] });
  await db.update(withdrawal).set({ receivedAmount: received }).where(eq(withdrawal.id, id));
  await become(db, row, 'partlyReceived', now(), received);
}

/** What a member shows pictures for. */
type Claim = 'notReceived' | 'disputed';

/**
 * WD-03, 05, 06; decision M2. Redraws the pictures, and returns what is done in the transaction.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, PROOF_MISSING, PROOF_UNREADABLE, TOO_MANY_REQUESTS.
 */
export async function prepareClaim(
  deps: Pick<ServerDeps, 'db' | 'files' | 'now'>,
  memberId: string,
  claim: Claim,
  { id, files }: { readonly id: string; readonly files: readonly File[] },
): Promise<(db: Database) => Promise<void>> {
  requireClaimable(await readWithdrawal(deps.db, id, memberId), claim, deps.now());
  const images = await redrawProofs(files);
  return async (db) => {
    const row = await lockWithdrawal(db, id, memberId);
    requireClaimable(row, claim, deps.now());
    await saveProofs(deps, db, id, images);
    await become(db, row, claim, deps.now());
  };
}

function requireClaimable(row: WithdrawalRow, claim: Claim, at: number): void {
  if (claim === 'notReceived') requireStatus(row, 'awaiting');
  else if (disputeUntil(row, at) === null) throw new Refusal('STATUS_CHANGED');
}

/** Until when an automatic receipt can be disputed; null if it cannot. */
export function disputeUntil({ status, autoReceivedAt, disputeClosed }: WithdrawalRow, at: number): number | null {
  if (status !== 'autoReceived' || autoReceivedAt === null || disputeClosed) return null;
  return autoReceivedAt + DISPUTE_MS >= at ? autoReceivedAt + DISPUTE_MS : null;
}

async function become(
  db: Database,
  row: WithdrawalRow,
  status: 'received' | 'partlyReceived' | 'notReceived' | 'disputed',
  at: number,
  amount?: number,
): Promise<void> {
  await db
    .update(withdrawal)
    .set({ ...stopAwaitingReceipt(row, at), status })
    .where(eq(withdrawal.id, row.id));
  await appendPaymentEvent(db, row.id, { what: status, at, ...(amount === undefined ? {} : { amount }) });
}

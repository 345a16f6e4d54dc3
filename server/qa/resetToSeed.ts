import { sql } from 'drizzle-orm';
import * as schema from '../database/schema.ts';
import { seed } from '../database/seed/seed.ts';
import type { ServerDeps } from '../deps.ts';

/** What refers to other rows comes first. Keys of the server stay, so that open pages can still seal. */
const emptied = [
  schema.session,
  schema.operatorSession,
  schema.operator,
  schema.adjustment,
  schema.auditHead,
  schema.passwordLink,
  schema.memberProfile,
  schema.withdrawalProof,
  schema.withdrawal,
  schema.deposit,
  schema.payment,
  schema.paymentOrder,
  schema.providerOrder,
  schema.bankAccount,
  schema.paymentPassword,
  schema.member,
  schema.announcement,
  schema.winRecord,
  schema.lotteryDraw,
  schema.exchange,
  schema.reward,
  schema.pointEarning,
  schema.vendor,
  schema.bank,
  schema.paymentMethod,
  schema.paymentRules,
  schema.merchant,
  schema.outbox,
  schema.captcha,
  schema.smsCode,
  schema.rateLimit,
  schema.idempotency,
  schema.usedOnce,
] as const;

/** Brings the database back to what a fresh start finds. */
export async function resetToSeed(deps: ServerDeps): Promise<void> {
  await deps.db.transaction(async (transaction) => {
    // The books take no deletion of a row, by anybody.
    await transaction.execute(
      sql`truncate ledger_entry, ledger_movement, ledger_account, ledger_proof, payment_event, bet, bill, settlement,
        contract_change, contract, audit_entry`,
    );
    for (const table of emptied) await transaction.delete(table);
  });
  await seed(deps);
}

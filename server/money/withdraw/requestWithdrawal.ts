import { randomUUID } from 'node:crypto';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import { refuseWhileLocked } from '../../account/paymentPassword/withdrawalLock.ts';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { ownBankAccount } from '../bankAccount/bankAccounts.ts';
import { memberAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { appendPaymentEvent } from '../payment/paymentEvents.ts';
import { methodFor } from '../payment/paymentOffers.ts';
import { remainingDailyLimit } from './leftToday.ts';

interface Asked {
  readonly memberId: string;
  readonly method: string;
  /** In 1/10,000 P. */
  readonly amount: number;
  readonly bankAccountId: string;
  readonly language: LanguageCode;
}

/**
 * Creates a withdrawal and holds its money, in one transaction. A member cannot cancel it, so that the money cannot be
 * played again. Returns its id.
 * @throws {Refusal} WITHDRAWALS_WAIT, NOT_FOUND, FEATURE_OFF, AMOUNT_OUT_OF_RANGE, LIMIT_REACHED, BALANCE_TOO_LOW.
 */
export async function requestWithdrawal(
  deps: Pick<ServerDeps, 'config' | 'now' | 'payments'>,
  db: Database,
  { memberId, method, amount, bankAccountId, language }: Asked,
): Promise<string> {
  const at = deps.now();
  await refuseWhileLocked(db, memberId, at);
  const account = await ownBankAccount(db, memberId, bankAccountId);
  const { fee } = await methodFor(deps, db, { direction: 'out', code: method, amount });
  const left = await remainingDailyLimit(deps, db, memberId);
  if (left.count < 1 || left.amount < amount) throw new Refusal('LIMIT_REACHED');

  const [id, merchantCode] = [randomUUID(), deps.config.merchant];
  const { bankCode, holderName, numberSealed, last4 } = account;
  const row = { id, merchantCode, memberId, methodCode: method, amount, fee, language, requestedAt: at };
  await db.insert(withdrawal).values({ ...row, bankCode, holderName, numberSealed, last4, status: 'requested' });
  await post(db, {
    merchantCode,
    book: 'main',
    kind: 'withdrawal',
    cause: id,
    at,
    memo: { from: 'main', to: 'held' },
    lines: [
      { account: memberAccount(memberId, 'main'), amount: -amount },
      { account: memberAccount(memberId, 'held'), amount },
    ],
  });
  await appendPaymentEvent(db, id, { what: 'requested', at, amount });
  return id;
}

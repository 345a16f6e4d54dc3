import type { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import type { RequestOf, ValueOf } from '../../../src/api/contract/endpoint.ts';
import { refuseWhileLocked } from '../../account/paymentPassword/withdrawalLock.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { checkReceiver } from '../../member/protection/gates.ts';
import { memberAccount } from '../../money/ledger/account.ts';
import { post } from '../../money/ledger/post.ts';
import { Refusal } from '../../refusal.ts';
import { findRecipient } from './findRecipient.ts';
import { remainingTransferLimit } from './leftToSend.ts';

type Call = (typeof lineTransferContract)['send'];

/**
 * WALLET-05, 06: moves money between two main wallets at once. Waits after a reset of the payment password, like
 * withdrawals, so that a stolen account cannot be emptied.
 * @throws {Refusal} NOT_FOUND, WITHDRAWALS_WAIT, BALANCE_TOO_LOW, LIMIT_REACHED, RECEIVER_CLOSED.
 */
export async function sendAlongLine(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, to, amount }: Omit<RequestOf<Call>, 'paymentPassword'> & { readonly memberId: string },
): Promise<ValueOf<Call>> {
  const at = deps.now();
  await refuseWhileLocked(db, memberId, at);
  const other = await findRecipient(deps, db, { memberId, to });
  if (other === null) throw new Refusal('NOT_FOUND');
  await checkReceiver(db, { memberId: other.id, amount, at });
  const source = memberAccount(memberId, 'main');
  const { balances } = await post(db, {
    merchantCode: deps.config.merchant,
    book: 'main',
    kind: to === 'upline' ? 'lineUp' : 'lineDown',
    at,
    lines: [
      { account: source, amount: -amount },
      { account: memberAccount(other.id, 'main'), amount },
    ],
  });
  // Includes this transfer, under the lock on the wallet, so that concurrent transfers cannot exceed the limit.
  const leftToday = await remainingTransferLimit(deps, db, memberId);
  if (leftToday < 0) throw new Refusal('LIMIT_REACHED');
  const { username, nickname } = other;
  return { person: { username, nickname }, amount, available: balances.get(source.id) ?? 0, leftToday };
}

import type { RequestOf, ValueOf } from '../../src/api/contract/endpoint.ts';
import type { lineTransferContract } from '../../src/api/contract/lineTransfer.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { purseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import { refuseWhileWaiting } from '../paymentPassword/waitsUntil.ts';
import { leftToSend } from './leftToSend.ts';
import { otherEnd } from './otherEnd.ts';

type Call = (typeof lineTransferContract)['send'];

/**
 * WALLET-05, 06: money from one main wallet to the other's, at once. After a reset of the payment password it waits as
 * withdrawals do: whoever took over an account must not have the money out of it.
 * @throws {Refusal} NOT_FOUND, WITHDRAWALS_WAIT, BALANCE_TOO_LOW, LIMIT_REACHED.
 */
export async function sendAlongLine(
  deps: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, to, amount }: Omit<RequestOf<Call>, 'paymentPassword'> & { readonly memberId: string },
): Promise<ValueOf<Call>> {
  const at = deps.now();
  await refuseWhileWaiting(db, memberId, at);
  const other = await otherEnd(deps, db, { memberId, to });
  if (other === null) throw new Refusal('NOT_FOUND');
  const source = purseOf(memberId, 'main');
  const { balances } = await post(db, {
    merchantCode: deps.config.merchant,
    book: 'main',
    kind: to === 'upline' ? 'lineUp' : 'lineDown',
    at,
    lines: [
      { account: source, amount: -amount },
      { account: purseOf(other.id, 'main'), amount },
    ],
  });
  // Counted with this one, under the lock on the wallet: two at once cannot both be the last that fits.
  const leftToday = await leftToSend(deps, db, memberId);
  if (leftToday < 0) throw new Refusal('LIMIT_REACHED');
  const { username, nickname } = other;
  return { person: { username, nickname }, amount, available: balances.get(source.id) ?? 0, leftToday };
}

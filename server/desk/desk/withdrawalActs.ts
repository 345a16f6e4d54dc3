import { and, eq } from 'drizzle-orm';
import type { AuditAct } from '../../../src/api/contract/desk/desk.ts';
import type { Database } from '../../database/database.ts';
import { withdrawal } from '../../database/schema.ts';
import type { Operator, ServerDeps } from '../../deps.ts';
import { lockWithdrawal, type WithdrawalRow } from '../../money/withdraw/lockWithdrawal.ts';
import { approve, forceReceipt, type OperatorAct, pay, reject, resolve } from '../../money/withdraw/operatorActs.ts';
import { Refusal } from '../../refusal.ts';
import { audit } from './audit.ts';

type Deps = Pick<ServerDeps, 'config' | 'now'>;
export type WithdrawalAct = 'approve' | 'reject' | 'pay' | 'payAgain' | 'refuseClaim' | 'forceReceipt';

const written: Readonly<Record<WithdrawalAct, AuditAct>> = {
  approve: 'withdrawalApproved',
  reject: 'withdrawalRejected',
  pay: 'withdrawalPaid',
  payAgain: 'paidAgain',
  refuseClaim: 'claimRefused',
  forceReceipt: 'receiptForced',
};

/**
 * Applies an act to a withdrawal and audits it, in one transaction. Returns the reference of the order to send to the
 * provider afterwards, or null.
 * @throws {Refusal} NOT_FOUND, STATUS_CHANGED, SECOND_PERSON_NEEDED.
 */
export async function actOnWithdrawal(
  deps: Deps,
  db: Database,
  what: WithdrawalAct,
  {
    operator,
    id,
    remark = null,
  }: { readonly operator: Operator; readonly id: string; readonly remark?: string | null },
): Promise<string | null> {
  const merchantCode = deps.config.merchant;
  const own = and(eq(withdrawal.id, id), eq(withdrawal.merchantCode, merchantCode));
  if ((await db.$count(withdrawal, own)) === 0) throw new Refusal('NOT_FOUND');
  const before = await lockWithdrawal(db, id);
  const at = deps.now();
  const reference = await run(deps, db, what, id, { operator: operator.name, at, remark });
  const after = await lockWithdrawal(db, id);
  await audit(db, {
    merchantCode,
    at,
    operator: operator.name,
    act: written[what],
    subject: id,
    before: glance(before),
    after: glance(after),
    remark,
  });
  return reference;
}

async function run(
  deps: Deps,
  db: Database,
  what: WithdrawalAct,
  id: string,
  act: OperatorAct,
): Promise<string | null> {
  switch (what) {
    case 'approve':
      await approve(deps, db, id, act);
      return null;
    case 'reject':
      await reject(db, id, act);
      return null;
    case 'pay':
      return pay(db, id, act);
    case 'payAgain':
      return resolve(deps, db, id, { ...act, outcome: 'payAgain' });
    case 'refuseClaim':
      return resolve(deps, db, id, { ...act, outcome: 'refuse' });
    case 'forceReceipt':
      await forceReceipt(db, id, act);
      return null;
  }
}

const glance = ({ status, amount, payouts, firstApprover, againApprover }: WithdrawalRow) => ({
  status,
  amount,
  payouts,
  firstApprover,
  againApprover,
});

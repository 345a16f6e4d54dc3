import type { Database } from '../deps.ts';
import { purseOf } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import type { WithdrawalRow } from './lockWithdrawal.ts';

/** What was set aside for a withdrawal goes back to the main wallet, fee and all; once. */
export const giveBack = (db: Database, { id, merchantCode, memberId, amount }: WithdrawalRow, at: number) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'withdrawalReturn',
    cause: id,
    at,
    memo: { from: 'held', to: 'main' },
    lines: [
      { account: purseOf(memberId, 'held'), amount: -amount },
      { account: purseOf(memberId, 'main'), amount },
    ],
  });

import type { Database } from '../../database/database.ts';
import { memberAccount } from '../ledger/account.ts';
import { post } from '../ledger/post.ts';
import type { WithdrawalRow } from './lockWithdrawal.ts';

/** Returns the held money of a withdrawal, fee included, to the main wallet; once. */
export const releaseHold = (db: Database, { id, merchantCode, memberId, amount }: WithdrawalRow, at: number) =>
  post(db, {
    merchantCode,
    book: 'main',
    kind: 'withdrawalReturn',
    cause: id,
    at,
    memo: { from: 'held', to: 'main' },
    lines: [
      { account: memberAccount(memberId, 'held'), amount: -amount },
      { account: memberAccount(memberId, 'main'), amount },
    ],
  });

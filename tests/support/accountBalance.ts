import { type Book, houseAccount, type MemberAccountKind, memberAccount } from '../../server/money/ledger/account.ts';
import { balancesOf } from '../../server/money/ledger/balances.ts';
import { post } from '../../server/money/ledger/post.ts';
import type { Reference } from './reference.ts';

/** Credits or debits a member, in 1/10,000 P. */
export const give = (
  { db, deps: { config, now } }: Reference,
  memberId: string,
  amount: number,
  book: Book = 'main',
): Promise<unknown> =>
  db.transaction((transaction) =>
    post(transaction, {
      merchantCode: config.merchant,
      book,
      kind: 'bonus',
      at: now(),
      lines: [
        { account: memberAccount(memberId, 'main'), amount },
        { account: houseAccount(config.merchant, book, 'bonus'), amount: -amount },
      ],
    }),
  );

/** The balance of a member's purse; undefined if unused. */
export const accountBalance = async (
  { db }: Reference,
  memberId: string,
  purse: MemberAccountKind = 'main',
): Promise<number | undefined> => (await balancesOf(db, memberId)).get(purse);

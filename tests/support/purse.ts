import { type Book, houseOf, type Purse, purseOf } from '../../server/ledger/account.ts';
import { balancesOf } from '../../server/ledger/balances.ts';
import { post } from '../../server/ledger/post.ts';
import type { Reference } from './reference.ts';

/** Gives a member so much, or takes it; in 1/10,000 P. */
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
        { account: purseOf(memberId, 'main'), amount },
        { account: houseOf(config.merchant, book, 'bonus'), amount: -amount },
      ],
    }),
  );

/** What a member has in a purse; undefined where it was never used. */
export const inPurse = async (
  { db }: Reference,
  memberId: string,
  purse: Purse = 'main',
): Promise<number | undefined> => (await balancesOf(db, memberId)).get(purse);

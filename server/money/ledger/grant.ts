import type { Database } from '../../database/database.ts';
import { type Book, houseAccount, memberAccount } from './account.ts';
import { isPosted } from './isPosted.ts';
import { post } from './post.ts';

/** An opening balance. */
export interface Grant {
  readonly merchantCode: string;
  readonly memberId: string;
  /** In 1/10,000 P; 0 writes nothing. */
  readonly amount: number;
  readonly at: number;
}

const kinds = { opening: 'main', bonus: 'main', trial: 'trial' } as const satisfies Record<string, Book>;

/** Credits an opening balance from a house account, once per member id. */
export async function grant(db: Database, kind: keyof typeof kinds, grant: Grant): Promise<void> {
  const { merchantCode, memberId, amount, at } = grant;
  if (amount === 0) return;
  const book = kinds[kind];
  if (await isPosted(db, { merchantCode, kind, cause: memberId })) return;
  await post(db, {
    merchantCode,
    book,
    kind,
    cause: memberId,
    at,
    lines: [
      { account: memberAccount(memberId, 'main'), amount },
      { account: houseAccount(merchantCode, book, kind), amount: -amount },
    ],
  });
}

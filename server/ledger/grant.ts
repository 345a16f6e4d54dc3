import type { Database } from '../deps.ts';
import { type Book, houseOf, purseOf } from './account.ts';
import { isPosted } from './isPosted.ts';
import { post } from './post.ts';

/** What a member starts with. */
export interface Grant {
  readonly merchantCode: string;
  readonly memberId: string;
  /** In 1/10,000 P; nothing is written for 0. */
  readonly amount: number;
  readonly at: number;
}

const kinds = { opening: 'main', bonus: 'main', trial: 'trial' } as const satisfies Record<string, Book>;

/**
 * Gives a member what an account begins with, from the house's purse of that name. Once: an account that is made again
 * under an id that the books know has what it had.
 */
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
      { account: purseOf(memberId, 'main'), amount },
      { account: houseOf(merchantCode, book, kind), amount: -amount },
    ],
  });
}

import type { MovementKind } from '../../../src/api/contract/money/statement.ts';
import type { AccountRef, Book } from './account.ts';

/** Change of an account, in 1/10,000 P or points; never 0. */
export interface Line {
  readonly account: AccountRef;
  readonly amount: number;
}

export interface Movement {
  readonly merchantCode: string;
  readonly book: Book;
  readonly kind: MovementKind;
  /** The cause, when it may move money only once. */
  readonly cause?: string;
  readonly at: number;
  readonly memo?: Readonly<Record<string, string | number>>;
  readonly lines: readonly Line[];
  /** Allows a movement between house accounts only, e.g. a provider's surplus. */
  readonly ofTheHouse?: true;
}

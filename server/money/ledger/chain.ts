import { createHash } from 'node:crypto';

/** The hashed text of a movement. Ids contain no `|`, `=` or `,`. */
export interface HashedMovement {
  readonly id: string;
  readonly merchantCode: string;
  readonly book: string;
  readonly kind: string;
  readonly cause: string;
  readonly at: number;
  readonly memo: string;
  readonly lines: readonly { readonly account: string; readonly amount: number }[];
}

/** The hashed text of an account: the start of its chain. */
export interface HashedAccount {
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string | null;
  readonly purse: string;
  readonly currency: string;
  readonly book: string;
  readonly openedAt: number;
}

/** The hashed text of an entry; `previous` is the hash of the previous entry, or of the account for the first. */
export interface HashedEntry {
  readonly previous: string;
  readonly account: string;
  readonly seq: number;
  readonly amount: number;
  readonly balance: number;
  readonly movementHash: string;
}

/** Must match the texts that the proof builds in SQL. */
export const hashOfMovement = ({ id, merchantCode, book, kind, cause, at, memo, lines }: HashedMovement): string => {
  const written = lines.map(({ account, amount }) => `${account}=${amount}`).join(',');
  return sha256([id, merchantCode, book, kind, cause, at, memo, written]);
};

export const hashOfAccount = ({ id, merchantCode, memberId, purse, currency, book, openedAt }: HashedAccount): string =>
  sha256([id, merchantCode, memberId ?? '', purse, currency, book, openedAt]);

export const hashOfEntry = ({ previous, account, seq, amount, balance, movementHash }: HashedEntry): string =>
  sha256([previous, account, seq, amount, balance, movementHash]);

const sha256 = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join('|'), 'utf8').digest('hex');

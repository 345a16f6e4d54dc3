import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sum } from 'drizzle-orm';
import type { MovementKind, StatementRow } from '../../../src/api/contract/money/statement.ts';
import type { Database } from '../../database/database.ts';
import { ledgerEntry, ledgerMovement } from '../../database/schema.ts';

/** Filter of an account's movements, in [from, to). */
export interface MovementFilter {
  readonly account: string;
  readonly from: number;
  readonly to: number;
  /** Comma-separated kinds; empty for all. */
  readonly kinds: string;
}

interface PageRange {
  readonly order: 'newest' | 'oldest';
  readonly skip: number;
  readonly most: number;
}

const within = ({ account, from, to, kinds }: MovementFilter): SQL | undefined =>
  and(
    eq(ledgerEntry.accountId, account),
    gte(ledgerEntry.at, from),
    lt(ledgerEntry.at, to),
    kinds === '' ? undefined : inArray(ledgerMovement.kind, kinds.split(',') as MovementKind[]),
  );

/** A page of movements, each with the balance after it. */
export async function movementsIn(
  db: Database,
  asked: MovementFilter,
  { order, skip, most }: PageRange,
): Promise<StatementRow[]> {
  const direction = order === 'newest' ? desc : asc;
  const rows = await db
    .select({
      id: ledgerMovement.id,
      at: ledgerEntry.at,
      kind: ledgerMovement.kind,
      amount: ledgerEntry.amount,
      balance: ledgerEntry.balance,
      line: ledgerEntry.line,
      memo: ledgerMovement.memo,
    })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(within(asked))
    .orderBy(direction(ledgerEntry.at), direction(ledgerEntry.seq))
    .offset(skip)
    .limit(most);
  const own = asked.account.slice(asked.account.indexOf('/') + 1).replace('vendor:', '');
  return rows.map(({ line, memo, balance, ...row }) => ({
    ...row,
    id: `${row.id}/${line}`,
    balance: balance ?? 0,
    other: otherWallet(memo, own),
  }));
}

function otherWallet(memo: string, own: string): string | null {
  if (memo === '') return null;
  const { from, to } = JSON.parse(memo) as { readonly from?: string; readonly to?: string };
  return (from === own ? to : from) ?? null;
}

export async function countOf(db: Database, asked: MovementFilter): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ledgerEntry)
    .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
    .where(within(asked));
  return row?.count ?? 0;
}

/** The balance just before an instant, in 1/10,000 P. */
export async function balanceBefore(db: Database, account: string, instant: number): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerEntry.balance })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.accountId, account), lt(ledgerEntry.at, instant)))
    .orderBy(desc(ledgerEntry.at), desc(ledgerEntry.seq))
    .limit(1);
  return row?.balance ?? 0;
}

/** Money in and out by kind. */
export async function sumsByKind(db: Database, asked: MovementFilter) {
  const part = (isIn: boolean) =>
    db
      .select({ kind: ledgerMovement.kind, count: count(), sum: sum(ledgerEntry.amount) })
      .from(ledgerEntry)
      .innerJoin(ledgerMovement, eq(ledgerMovement.id, ledgerEntry.movementId))
      .where(and(within(asked), isIn ? gte(ledgerEntry.amount, 0) : lt(ledgerEntry.amount, 0)))
      .groupBy(ledgerMovement.kind);
  const [came, went] = await Promise.all([part(true), part(false)]);
  const kinds = [...new Set([...came, ...went].map(({ kind }) => kind))].sort();
  return kinds.map((kind) => {
    const [one, other] = [came, went].map((rows) => rows.find((row) => row.kind === kind));
    return {
      id: kind,
      count: (one?.count ?? 0) + (other?.count ?? 0),
      in: Number(one?.sum ?? 0),
      out: -Number(other?.sum ?? 0),
    };
  });
}

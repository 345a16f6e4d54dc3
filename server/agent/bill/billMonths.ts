import { sql } from 'drizzle-orm';
import type { AgreementKind } from '../../../src/api/contract/agent/agreement.ts';
import type { BillMonth } from '../../../src/api/contract/agent/bill.ts';
import { businessDay, monthStart, startOfDay } from '../../../src/api/contract/rules/businessDay.ts';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

const MONTHS = 6;

interface Asked {
  readonly memberId: string;
  readonly as: 'upline' | 'downline';
  readonly kinds: readonly AgreementKind[];
  readonly now: number;
}

interface Row {
  /** From 1. */
  readonly month: unknown;
  readonly kind: AgreementKind;
  readonly due: unknown;
  readonly paid: unknown;
}

/** AGENT-09: what bills of the last months came to, by kind. */
export async function billMonths(db: Database, { memberId, as, kinds, now }: Asked): Promise<BillMonth[]> {
  const today = businessDay(now);
  const starts = Array.from({ length: MONTHS + 1 }, (_, place) => startOfDay(monthStart(today, place - MONTHS + 1)));
  const [first, last] = [starts[0] ?? 0, starts[MONTHS] ?? 0];
  const mine = as === 'upline' ? sql`upline_id` : sql`downline_id`;
  const rows = await rowsOf<Row>(
    db,
    sql`select width_bucket(to_at - 1, ${`{${starts.join(',')}}`}::bigint[]) as month, kind,
        sum(due) as due, sum(paid) as paid
      from bill where ${mine} = ${memberId} and to_at > ${first} and to_at <= ${last} group by 1, 2`,
  );
  return starts.slice(0, MONTHS).map((from, place) => ({
    from,
    to: starts[place + 1] ?? last,
    sums: kinds.map((kind) => {
      const sums = rows.find((row) => Number(row.month) === place + 1 && row.kind === kind);
      return { kind, due: Number(sums?.due ?? 0), paid: Number(sums?.paid ?? 0) };
    }),
  }));
}

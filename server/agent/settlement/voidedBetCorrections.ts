import { sql } from 'drizzle-orm';
import type { AgreementKind } from '../../../src/api/contract/agent/agreement.ts';
import { shareOf } from '../../../src/api/contract/rules/computeBill.ts';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import type { Span } from './periods.ts';

/** A pair of members, across agreement versions. */
export const pairOf = ({ uplineId, downlineId }: { readonly uplineId: string; readonly downlineId: string }): string =>
  `${uplineId}>${downlineId}`;

interface Row {
  readonly upline_id: string;
  readonly downline_id: string;
  readonly base: unknown;
  readonly rate: unknown;
  /** Voided amounts of the base, before the span began and before it ended. */
  readonly before: unknown;
  readonly until: unknown;
}

/**
 * Deductions for bets voided within a span, from earlier bills of a kind, by pair; negative or absent. Each earlier
 * bill is recomputed at its own rate without them, over the team that it was computed for: by the tree at its
 * beginning. Nothing is deducted twice, nor more than the bill.
 */
export async function voidedBetCorrections(
  db: Database,
  { merchantCode, kind, span }: { readonly merchantCode: string; readonly kind: AgreementKind; readonly span: Span },
): Promise<ReadonlyMap<string, number>> {
  const brought = kind === 'dividend' ? sql`stake - payout` : sql`valid_bet`;
  const rows = await rowsOf<Row>(
    db,
    sql`
    with recursive fresh as (
      select member_id as member, settled_at from bet
      where merchant_code = ${merchantCode} and voided_at >= ${span.from} and voided_at < ${span.to}
        and settled_at < ${span.from}
      union
      select above.upline_id, fresh.settled_at from fresh join lateral (
        select upline_id from member where id = fresh.member
        union all
        select from_id from line_move where member_id = fresh.member and moved_at is not null
      ) as above on above.upline_id is not null
    ), touched as (
      select distinct bill.id, bill.upline_id, bill.downline_id, bill.base, bill.rate, bill.from_at, bill.to_at
      from fresh join bill on bill.downline_id = fresh.member and bill.kind = ${kind}
        and bill.from_at <= fresh.settled_at and bill.to_at > fresh.settled_at
      where bill.rate > 0
    ), team as (
      select id, from_at, downline_id as member from touched
      union
      select team.id, team.from_at, below.id from team join lateral (
        select member.id from member where upline_id = team.member and not exists (
          select 1 from line_move where member_id = member.id and moved_at > team.from_at
        )
        union all
        select first.member_id from line_move as first
        where first.from_id = team.member and first.moved_at > team.from_at and not exists (
          select 1 from line_move as earlier where earlier.member_id = first.member_id
            and earlier.moved_at > team.from_at and earlier.moved_at < first.moved_at
        )
      ) as below on true
    )
    select touched.upline_id, touched.downline_id, touched.base, touched.rate,
      coalesce(sum(${brought}) filter (where bet.voided_at < ${span.from}), 0) as before,
      sum(${brought}) as until
    from touched join team on team.id = touched.id join bet on bet.member_id = team.member
      and bet.settled_at >= touched.from_at and bet.settled_at < touched.to_at
      and bet.voided_at >= touched.to_at and bet.voided_at < ${span.to}
    group by touched.id, touched.upline_id, touched.downline_id, touched.base, touched.rate`,
  );
  const back = new Map<string, number>();
  for (const { upline_id, downline_id, ...row } of rows) {
    const [base, rate] = [Number(row.base), Number(row.rate)];
    const left = (voided: unknown): number => shareOf(Math.min(base, base - Number(voided)), rate);
    const difference = Math.min(0, left(row.until) - left(row.before));
    const pair = pairOf({ uplineId: upline_id, downlineId: downline_id });
    if (difference < 0) back.set(pair, (back.get(pair) ?? 0) + difference);
  }
  return back;
}

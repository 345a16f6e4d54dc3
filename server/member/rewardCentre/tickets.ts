import { sql } from 'drizzle-orm';
import { type RewardGame, rewardGame } from '../../../src/api/contract/member/rewardCentre.ts';
import type { Database } from '../../database/database.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

const KINDS = { wheel: 'wheelTicket', envelope: 'redEnvelopeTicket', egg: 'goldenEggTicket' } as const;

/** POINTS-09: the tickets of a member's approved exchanges, less those used. */
export async function ticketsOf(db: Database, memberId: string): Promise<Readonly<Record<RewardGame, number>>> {
  const rows = await rowsOf<{ readonly game: RewardGame; readonly count: unknown }>(
    db,
    sql`
    select game, sum(count) as count from (
      select case kind when ${KINDS.wheel} then 'wheel' when ${KINDS.envelope} then 'envelope' else 'egg' end as game,
        quantity::bigint as count
      from exchange
      where member_id = ${memberId} and status = 'approved'
        and kind in (${KINDS.wheel}, ${KINDS.envelope}, ${KINDS.egg})
      union all
      select kind, -1 from reward_win where member_id = ${memberId} and ticket
    ) as moved
    group by game
  `,
  );
  const left = new Map(rows.map(({ game, count }) => [game, Number(count)]));
  return Object.fromEntries(rewardGame.options.map((game) => [game, left.get(game) ?? 0])) as Record<
    RewardGame,
    number
  >;
}

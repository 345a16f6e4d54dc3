import { and, eq, gte, lt, ne, sql, sum } from 'drizzle-orm';
import type { MissionBoard } from '../../../src/api/contract/member/mission.ts';
import { payPeriodAt, type Span } from '../../agent/settlement/periods.ts';
import type { Database } from '../../database/database.ts';
import { betHour } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { maskPlayer } from '../../public/home/maskPlayer.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';

/** Places known of everybody, and of those the places on screen. */
const RANKED = 100;
const SHOWN = 10;
const FRESH_MS = 60_000;

/** After the last bets of the week are settled, and its cash back is paid: Monday, 03:00. */
export const boardPaidAt = ({ to }: Span): number => to + 3 * 60 * 60_000;

export interface Ranked {
  readonly memberId: string;
  readonly name: string;
  readonly validBet: number;
}

interface Kept {
  readonly at: number;
  readonly from: number;
  readonly ranking: Promise<readonly Ranked[]>;
}

/** The board of the week by valid bets, for one reader. The ranking is read once a minute on each server. */
export function createBoard(deps: Pick<ServerDeps, 'db' | 'config' | 'now'>) {
  const { db, config, now } = deps;
  let kept: Kept | null = null;
  const rankingIn = (span: Span, at: number): Promise<readonly Ranked[]> => {
    if (kept === null || kept.from !== span.from || at < kept.at || at - kept.at >= FRESH_MS) {
      const read: Kept = { at, from: span.from, ranking: rankingOf(db, config.merchant, { ...span, most: RANKED }) };
      read.ranking.catch(() => {
        if (kept === read) kept = null;
      });
      kept = read;
    }
    return kept.ranking;
  };

  return async (memberId: string, username: string): Promise<MissionBoard> => {
    const at = now();
    const span = payPeriodAt('weekly', at);
    const [ranking, validBet] = await Promise.all([rankingIn(span, at), ownOf(db, memberId, span)]);
    const rows = ranking.map(({ memberId: id, name, validBet: bets }, before) => ({
      place: before + 1,
      name,
      validBet: bets,
      own: id === memberId,
    }));
    const beyond = validBet > 0 ? { place: 0, name: maskPlayer(username), validBet, own: true } : null;
    const { boardPrizes, boardWagering } = (await merchantOf(deps)).settings;
    return {
      ...span,
      prizes: [...boardPrizes],
      wagering: boardWagering,
      paidAt: boardPaidAt(span),
      list: rows.slice(0, SHOWN),
      own: rows.find(({ own }) => own) ?? beyond,
    };
  };
}

/** The first members by valid bets; the same bets in the order of their ids. */
export async function rankingOf(
  db: Database,
  merchantCode: string,
  { from, to, most }: Span & { readonly most: number },
): Promise<readonly Ranked[]> {
  const rows = await rowsOf<{ readonly member_id: string; readonly username: string; readonly valid_bet: unknown }>(
    db,
    sql`
    select played.member_id, member.username, played.valid_bet from (
      select member_id, sum(valid_bet) as valid_bet from bet_hour
      where hour >= ${from} and hour < ${to} and result <> 'voided'
      group by member_id having sum(valid_bet) > 0
    ) as played join member on member.id = played.member_id
    where member.merchant_code = ${merchantCode} and member.is_agent <> ${TRIAL}
    order by played.valid_bet desc, played.member_id limit ${most}`,
  );
  return rows.map(({ member_id: memberId, username, valid_bet: validBet }) => ({
    memberId,
    name: maskPlayer(username),
    validBet: Number(validBet),
  }));
}

async function ownOf(db: Database, memberId: string, { from, to }: Span): Promise<number> {
  const [row] = await db
    .select({ validBet: sum(betHour.validBet) })
    .from(betHour)
    .where(
      and(eq(betHour.memberId, memberId), gte(betHour.hour, from), lt(betHour.hour, to), ne(betHour.result, 'voided')),
    );
  return Number(row?.validBet ?? 0);
}

import { and, eq, max, sql } from 'drizzle-orm';
import { agentFeaturesOf } from '../../agent/agentFeatures/agentFeatures.ts';
import type { Span } from '../../agent/settlement/periods.ts';
import type { PeriodicKind } from '../../database/bonusSchema.ts';
import type { Database } from '../../database/database.ts';
import { bonusRun } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { houseAccount, memberAccount } from '../../money/ledger/account.ts';
import type { Movement } from '../../money/ledger/movement.ts';
import { postAll } from '../../money/ledger/post.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { computeBonuses } from './computeBonuses.ts';
import { bonusSpanAt, creditedAt } from './spans.ts';

type Deps = Pick<ServerDeps, 'db' | 'config' | 'now' | 'log'>;

const DAY_MS = 86_400_000;

/** Batch size: short locks, few round trips. */
const IN_ONE_GO = 1_000;

/**
 * Decision M13, PROD-06, 07: computes and credits the rebates and cash backs that are due. May run at any time, any
 * number of times and on several servers: each member gets each day and week once. Days missed are made up for, within
 * `bonusCatchUpDays`; what is older is closed without payment.
 */
export async function creditBonuses(deps: Deps): Promise<void> {
  const { db, config, now, log } = deps;
  const { rebate: withLineRates } = await agentFeaturesOf(deps);
  const { cashBack, bonusCatchUpDays, vip } = (await merchantOf(deps)).settings;
  for (const kind of ['rebate', 'cashBack'] as const) {
    for (let span = await nextSpan(deps, kind); span !== null; span = await nextSpan(deps, kind)) {
      if (now() - creditedAt(kind, span) > bonusCatchUpDays * DAY_MS)
        log.warn({ kind, ...span }, 'bonuses of long ago are not paid');
      else await computeBonuses(db, { merchantCode: config.merchant, kind, span, withLineRates, cashBack, vip });
      await db
        .insert(bonusRun)
        .values({ merchantCode: config.merchant, kind, fromAt: span.from, toAt: span.to, runAt: now() })
        .onConflictDoNothing();
    }
  }
  let after: Place | null = START;
  while (after !== null) {
    const batch: Batch = { merchantCode: config.merchant, at: now(), after };
    after = await db.transaction((transaction): Promise<Place | null> => creditSome(transaction, batch));
  }
}

/** The first due day or week; null when all were computed. Before `beginBonuses`, that is the current one. */
async function nextSpan({ db, config, now }: Deps, kind: PeriodicKind): Promise<Span | null> {
  const [done] = await db
    .select({ to: max(bonusRun.toAt) })
    .from(bonusRun)
    .where(and(eq(bonusRun.merchantCode, config.merchant), eq(bonusRun.kind, kind)));
  const from = done?.to ?? bonusSpanAt(kind, now()).from;
  const span = bonusSpanAt(kind, from);
  return creditedAt(kind, span) <= now() ? span : null;
}

interface Due {
  readonly kind: PeriodicKind;
  readonly member_id: string;
  readonly from_at: unknown;
  readonly to_at: unknown;
  readonly base: unknown;
  readonly level: number | null;
  readonly rate: number;
  readonly amount: unknown;
}

/** How far a run is: what is credited leaves dead rows behind, which the next batch does not read again. */
type Place = readonly [memberId: string, kind: string, from: number];
const START: Place = ['', '', 0];

interface Batch {
  readonly merchantCode: string;
  readonly at: number;
  readonly after: Place;
}

/** Credits a batch that no other server has locked. Returns where the next one begins; null after the last. */
async function creditSome(
  db: Database,
  { merchantCode, at, after: [memberId, kind, from] }: Batch,
): Promise<Place | null> {
  const due = await rowsOf<Due>(
    db,
    sql`
    select kind, member_id, from_at, to_at, base, level, rate, amount from periodic_bonus
    where merchant_code = ${merchantCode} and credited_at is null
      and (member_id, kind, from_at) > (${memberId}, ${kind}, ${from}::bigint)
    order by member_id, kind, from_at limit ${IN_ONE_GO} for update skip locked`,
  );
  await postAll(
    db,
    due.map((one) => movementOf(one, merchantCode, at)),
  );
  const keys = due.map(({ kind, member_id, from_at }) => ({ kind, member_id, from_at: Number(from_at) }));
  if (keys.length > 0)
    await db.execute(sql`
      update periodic_bonus set credited_at = ${at}
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as done (kind text, member_id text, from_at bigint)
      where periodic_bonus.kind = done.kind and periodic_bonus.from_at = done.from_at
        and periodic_bonus.member_id = done.member_id`);
  const end = due.length === IN_ONE_GO ? due.at(-1) : undefined;
  return end === undefined ? null : [end.member_id, end.kind, Number(end.from_at)];
}

function movementOf(
  { kind, member_id: memberId, level, rate, ...due }: Due,
  merchantCode: string,
  at: number,
): Movement {
  const [from, amount] = [Number(due.from_at), Number(due.amount)];
  return {
    merchantCode,
    book: 'main',
    kind,
    cause: `${memberId}/${from}`,
    at,
    // What the member is shown as its explanation (MEMBER-13).
    memo: {
      since: from,
      until: Number(due.to_at),
      base: Number(due.base),
      ...(level === null ? {} : { level }),
      rate,
    },
    lines: [
      { account: memberAccount(memberId, 'main'), amount },
      { account: houseAccount(merchantCode, 'main', 'bonus'), amount: -amount },
    ],
  };
}

import { sql } from 'drizzle-orm';
import { CLAIM_DAYS, type claimsContract } from '../../../src/api/contract/public/claims.ts';
import type { Handlers, ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';

/** Fewer say nothing. */
const FEWEST = 5;
const DAY_MS = 86_400_000;

/** PROD-10, 11. */
export const claimsHandlers = (deps: ServerDeps): Handlers<typeof claimsContract> => ({
  measured: async () => ({
    withdrawal: await measured(deps, 'withdrawal'),
    deposit: await measured(deps, 'deposit'),
    serverTime: deps.now(),
  }),
});

/** The median over all methods of the merchant, and how many were measured. */
async function measured({ db, config, now }: ServerDeps, kind: 'withdrawal' | 'deposit') {
  const [table, began] = kind === 'deposit' ? [sql`deposit`, sql`created_at`] : [sql`withdrawal`, sql`requested_at`];
  const [row] = await rowsOf<{ readonly count: unknown; readonly median: unknown }>(
    db,
    sql`
      select count(*) as count, percentile_cont(0.5) within group (order by paid_at - ${began}) as median
      from ${table}
      where merchant_code = ${config.merchant} and paid_at is not null and paid_at > ${now() - CLAIM_DAYS * DAY_MS}`,
  );
  const count = Number(row?.count ?? 0);
  return { count, medianMs: count < FEWEST ? null : Math.round(Number(row?.median)) };
}

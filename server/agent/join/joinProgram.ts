import { sql } from 'drizzle-orm';
import type { JoinProgram } from '../../../src/api/contract/agent/join.ts';
import { ACTIVE_FROM, type AgreementKind, rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { Database } from '../../database/database.ts';
import type { ServerDeps } from '../../deps.ts';
import { rowsOf } from '../../money/ledger/rowsOf.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { agentFeaturesOf, kindsOn } from '../agentFeatures/agentFeatures.ts';
import { payPeriodAt } from '../settlement/periods.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** Fewer say nothing about the next. */
const FEWEST_MEASURED = 5;
const MEASURED_MS = 90 * 24 * 3_600_000;

/** What an agent gets by the rules in force (AGENT-16); figures are measured, or missing (decision S8). */
export async function joinProgram(deps: Deps): Promise<JoinProgram> {
  const { settings } = await merchantOf(deps);
  const { payer, contracts: agreements, againAfterDays } = settings.agentProgram;
  const kinds = await kindsOn(deps);
  const isOn = ({ kind }: { readonly kind: AgreementKind }) => kinds.includes(kind);
  return {
    open: (await agentFeaturesOf(deps)).agentPolicy,
    agreements: payer === null ? [] : agreements.filter(isOn),
    caps: kinds.map((kind) => ({ kind, highest: rateLimits[kind].highest })),
    activeFrom: ACTIVE_FROM,
    againAfterDays,
    age: settings.ageThreshold,
    ...(await measuredOf(deps)),
  };
}

type Measured = Pick<JoinProgram, 'answerMs' | 'income'>;

const KEPT_MS = 10 * 60_000;
const kept = new WeakMap<Database, { readonly at: number; readonly figures: Promise<Measured> }>();

/** The page is open to everybody: its sums are done once in ten minutes. */
function measuredOf(deps: Deps): Promise<Measured> {
  const at = deps.now();
  const last = kept.get(deps.db);
  if (last && at >= last.at && at - last.at < KEPT_MS) return last.figures;
  const figures = measure(deps);
  kept.set(deps.db, { at, figures });
  figures.catch(() => kept.delete(deps.db));
  return figures;
}

interface Median {
  readonly count: unknown;
  readonly median: unknown;
}

async function measure({ db, config, now }: Deps): Promise<Measured> {
  const merchantCode = config.merchant;
  const [answers] = await rowsOf<Median>(
    db,
    sql`
    select count(*) as count, percentile_cont(0.5) within group (order by decided_at - sent_at) as median
    from agent_application
    where merchant_code = ${merchantCode} and status in ('approved', 'refused') and sent_at >= ${now() - MEASURED_MS}`,
  );
  const month = payPeriodAt('monthly', payPeriodAt('monthly', now()).from - 1);
  const [incomes] = await rowsOf<Median>(
    db,
    sql`
    select count(*) as count, percentile_disc(0.5) within group (order by earned) as median from (
      select coalesce((select sum(paid) from bill
        where downline_id = member.id and from_at >= ${month.from} and from_at < ${month.to}), 0) as earned
      from member
      where merchant_code = ${merchantCode} and is_agent in (1, 2, 41, 42) and upline_id is not null
        and created_at < ${month.from}
    ) as agents`,
  );
  const isEnough = (row: Median | undefined) => Number(row?.count ?? 0) >= FEWEST_MEASURED;
  return {
    answerMs: isEnough(answers) ? Math.round(Number(answers?.median)) : null,
    income: isEnough(incomes) ? { month: month.from, median: Number(incomes?.median) } : null,
  };
}

import { eq } from 'drizzle-orm';
import type { AgreementRequest } from '../../../src/api/contract/agent/agreement.ts';
import { respondToAgreement } from '../../agent/agreement/answer.ts';
import { lockAgreements } from '../../agent/agreement/changeAgreement.ts';
import { expireAgreements } from '../../agent/agreement/expireAgreements.ts';
import { offerAgreement } from '../../agent/agreement/offer.ts';
import { payPeriodAt, type Span, settledSpanAt } from '../../agent/settlement/periods.ts';
import { type Class, settleSpan } from '../../agent/settlement/settleSpan.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Database } from '../database.ts';
import { agentAgreement } from '../schema.ts';
import { type DemoAgreement, demoAgreements, type When } from './demoAgreements.ts';

type Deps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Agreements of the demo tree, offered, answered and settled like real ones. A merchant with agreements keeps them as
 * they are.
 */
export async function seedAgreements({ db, config, now }: Deps): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockAgreements(transaction, config.merchant);
    if ((await transaction.$count(agentAgreement, eq(agentAgreement.merchantCode, config.merchant))) > 0) return;
    const deps = { db: transaction, config, now };
    const times = timesAt(now());
    for (const agreement of demoAgreements) await agreeOn(deps, agreement, times);
    await expireAgreements(deps);
    for (const [one, spans] of settledSpans(times)) {
      for (const span of spans) await settleSpan(deps, one, span);
    }
  });
}

interface Times {
  readonly now: number;
  /** Start of the day of seeding. */
  readonly today: number;
  /** The last complete half month. */
  readonly halfMonth: Span;
}

function timesAt(now: number): Times {
  const today = payPeriodAt('daily', now).from;
  return { now, today, halfMonth: payPeriodAt('semimonthly', payPeriodAt('semimonthly', now).from - 1) };
}

function instantOf(when: When, { now, today, halfMonth }: Times): number {
  if ('beforeNow' in when) return now - when.beforeNow;
  return 'beforeToday' in when ? today - when.beforeToday : halfMonth.from - when.beforeHalfMonth;
}

async function agreeOn(
  { db, config }: Deps & { readonly db: Database },
  { kind, upline, downline, period, tiers, endsBeforeToday, offered, answers }: DemoAgreement,
  times: Times,
): Promise<void> {
  const idOf = (username: string): string => `${config.merchant}-${username}`;
  const at = (when: When) => ({ config, now: () => instantOf(when, times) });
  const end = endsBeforeToday === null ? null : times.today - endsBeforeToday;
  const terms = { kind, downline, tiers: [...tiers], period, start: null, end, remark: '' };
  const { id } = await offerAgreement(at(offered), db, { ...terms, memberId: idOf(upline) });
  for (const { by, when, do: act } of answers) {
    const request = (
      act === 'accept' || act === 'acceptTermination' ? { do: act, id, ends: [] } : { do: act, id }
    ) as Exclude<AgreementRequest, { readonly do: 'offer' }>;
    await respondToAgreement(at(when), db, { memberId: idOf(by), kind, request });
  }
}

/** Periods that have ended, by settlement class. */
function settledSpans({ today, halfMonth }: Times): readonly (readonly [Class, readonly Span[]])[] {
  const days = (first: number): readonly Span[] =>
    Array.from({ length: first }, (_, place) => payPeriodAt('daily', today - (first - place) * DAY));
  return [
    [{ kind: 'dividend', period: 'semimonthly' }, [halfMonth]],
    [{ kind: 'daily', period: 'daily' }, days(7)],
    [{ kind: 'daily', period: 'weekly' }, days(3)],
    [
      { kind: 'hourly', period: 'daily' },
      [17, 16].map((hour) => settledSpanAt('hourly', 'daily', today - hour * HOUR)),
    ],
    [{ kind: 'realTime', period: 'daily' }, [settledSpanAt('realTime', 'daily', today - 10 * HOUR)]],
  ];
}

import { and, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { AgreementRow, EndingAgreement } from '../../../src/api/contract/agent/agreement.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement } from '../../database/schema.ts';
import { type Agreement, allowedActions, IN_FORCE } from './allowedActions.ts';
import { memberNames } from './people.ts';

/** Agreements from one side's view. */
export async function agreementRows(
  db: Database,
  agreements: readonly Agreement[],
  memberId: string,
): Promise<AgreementRow[]> {
  const personOf = await memberNames(
    db,
    agreements.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  return agreements.map((agreement) => {
    const { id, kind, uplineId, downlineId, version, tiers, period, status } = agreement;
    const { startsAt, endsAt, offeredAt, agreedAt, remark, terminationBy } = agreement;
    return {
      id,
      kind,
      own: uplineId === memberId ? 'upline' : 'downline',
      upline: personOf(uplineId),
      downline: personOf(downlineId),
      version,
      tiers: [...tiers],
      period,
      status,
      start: startsAt,
      end: endsAt,
      offeredAt,
      agreedAt,
      remark,
      terminationBy: terminationBy === null ? null : terminationBy === uplineId ? 'upline' : 'downline',
      may: [...allowedActions(agreement, memberId)],
    };
  });
}

export async function agreementRow(db: Database, agreement: Agreement, memberId: string): Promise<AgreementRow> {
  const [row] = await agreementRows(db, [agreement], memberId);
  if (row === undefined) throw new Error('an agreement has a row');
  return row;
}

export async function endingRows(db: Database, agreements: readonly Agreement[]): Promise<EndingAgreement[]> {
  const personOf = await memberNames(
    db,
    agreements.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]),
  );
  return agreements.map(({ id, uplineId, downlineId, highestRate }) => ({
    id,
    upline: personOf(uplineId),
    downline: personOf(downlineId),
    rate: highestRate,
  }));
}

interface Asked {
  readonly kind: Agreement['kind'];
  readonly as: 'upline' | 'downline';
  readonly open: '0' | '1';
  readonly page: number;
  readonly pageSize: string;
}

/** A page of one side's agreements, newest first. */
export async function listAgreements(db: Database, memberId: string, { kind, as, open, page, pageSize }: Asked) {
  const side = as === 'upline' ? agentAgreement.uplineId : agentAgreement.downlineId;
  const wanted = and(
    eq(side, memberId),
    eq(agentAgreement.kind, kind),
    open === '1' ? inArray(agentAgreement.status, ['offered', ...IN_FORCE]) : undefined,
  );
  const size = Number(pageSize);
  const [agreements, [counted]] = await Promise.all([
    newest(db, wanted)
      .offset((page - 1) * size)
      .limit(size),
    db.select({ count: count() }).from(agentAgreement).where(wanted),
  ]);
  return { list: await agreementRows(db, agreements, memberId), count: counted?.count ?? 0 };
}

const newest = (db: Database, wanted: SQL | undefined) =>
  db.select().from(agentAgreement).where(wanted).orderBy(desc(agentAgreement.offeredAt), desc(agentAgreement.id));

/** Requests pending a member's answer, by kind: offers, and terminations requested by the other side. */
export async function waitingFor(
  db: Database,
  memberId: string,
  kinds: readonly Agreement['kind'][],
): Promise<AgreementRow[]> {
  if (kinds.length === 0) return [];
  const wanted = and(
    or(eq(agentAgreement.uplineId, memberId), eq(agentAgreement.downlineId, memberId)),
    inArray(agentAgreement.kind, [...kinds]),
    inArray(agentAgreement.status, ['offered', 'terminationRequested']),
  );
  const rows = await agreementRows(db, await newest(db, wanted), memberId);
  return rows.filter(({ may }) => may.includes('accept') || may.includes('acceptTermination'));
}

/** Whether a member is a side of any agreement of some kinds, ended ones included. */
export async function hasAgreementOf(
  db: Database,
  memberId: string,
  kinds: readonly Agreement['kind'][],
): Promise<boolean> {
  if (kinds.length === 0) return false;
  const isOwn = or(eq(agentAgreement.uplineId, memberId), eq(agentAgreement.downlineId, memberId));
  const [found] = await db
    .select({ id: agentAgreement.id })
    .from(agentAgreement)
    .where(and(isOwn, inArray(agentAgreement.kind, [...kinds])))
    .limit(1);
  return found !== undefined;
}

import { randomUUID } from 'node:crypto';
import { and, eq, inArray, max, ne } from 'drizzle-orm';
import type { AgreementKind, AgreementRequest } from '../../../src/api/contract/agent/agreement.ts';
import { rateLimits } from '../../../src/api/contract/rules/agreementTerms.ts';
import type { Database } from '../../database/database.ts';
import { agentAgreement, member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { TRIAL } from '../../site/session/admit.ts';
import { edgeFrom } from '../settlement/periods.ts';
import type { Agreement } from './allowedActions.ts';
import { lockAgreements, writeChange } from './changeAgreement.ts';
import { ownRate } from './ownRate.ts';
import { tellOffered } from './tellSides.ts';

export type Offer = Omit<Extract<AgreementRequest, { readonly do: 'offer' }>, 'do'>;

/**
 * CONTRACT-02: offers an agreement to a direct downline, or the next version of the one in force.
 * @throws {Refusal} INVALID_FIELDS outside the limits of the kind; NOT_FOUND unless a direct downline; AGREEMENT_STATE
 * while another offer is pending; RATE_TOO_HIGH above the own rate.
 */
export async function offerAgreement(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, kind, downline, tiers, period, start, end, remark }: Offer & OfferedBy,
): Promise<Agreement> {
  const at = now();
  const { lowest, highest } = rateLimits[kind];
  if (tiers.some(({ rate }) => rate < lowest || rate > highest))
    throw new Refusal('INVALID_FIELDS', { fields: ['tiers'] });
  if (end !== null && end <= edgeFrom(kind, period, Math.max(at, start ?? 0)))
    throw new Refusal('INVALID_FIELDS', { fields: ['end'] });

  await lockAgreements(db, config.merchant);
  const downlineId = await directlyBelow(db, config.merchant, memberId, downline);
  const highestRate = Math.max(...tiers.map(({ rate }) => rate));
  if (highestRate > (await ownRate(db, memberId, kind))) throw new Refusal('RATE_TOO_HIGH');
  const ofThem = and(
    eq(agentAgreement.uplineId, memberId),
    eq(agentAgreement.downlineId, downlineId),
    eq(agentAgreement.kind, kind),
  );
  const waiting = await db.$count(
    agentAgreement,
    and(ofThem, inArray(agentAgreement.status, ['offered', 'terminationRequested'])),
  );
  if (waiting > 0) throw new Refusal('AGREEMENT_STATE');
  const [last] = await db
    .select({ version: max(agentAgreement.version) })
    .from(agentAgreement)
    .where(ofThem);
  const [offered] = await db
    .insert(agentAgreement)
    .values({
      id: randomUUID(),
      merchantCode: config.merchant,
      kind,
      uplineId: memberId,
      downlineId,
      version: (last?.version ?? 0) + 1,
      tiers,
      highestRate,
      period,
      status: 'offered',
      remark,
      offeredAt: at,
      startsAt: start,
      endsAt: end,
    })
    .returning();
  if (offered === undefined) throw new Error('an offer that was written is there');
  await writeChange(db, offered, { what: 'offer', at, byId: memberId });
  await tellOffered(db, offered, at);
  return offered;
}

export interface OfferedBy {
  readonly memberId: string;
  readonly kind: AgreementKind;
}

/** @throws {Refusal} NOT_FOUND for an unknown name or a non-downline alike. */
async function directlyBelow(db: Database, merchantCode: string, uplineId: string, username: string): Promise<string> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        eq(member.username, username.trim().toLowerCase()),
        eq(member.uplineId, uplineId),
        eq(member.kind, 'member'),
        ne(member.isAgent, TRIAL),
      ),
    );
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found.id;
}

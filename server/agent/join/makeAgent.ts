import { and, eq } from 'drizzle-orm';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { merchantOf } from '../../site/system/merchant.ts';
import { kindsOn } from '../agentFeatures/agentFeatures.ts';
import { offerAgreement } from '../agreement/offer.ts';
import { freeCode } from '../registerCentre/registerLinks.ts';

type Deps = Pick<ServerDeps, 'db' | 'now' | 'config'>;

/** Agents at the top of the tree, and below another agent. */
const TOP_AGENT = 1;
const LOWER_AGENT = 2;

/**
 * Makes an agent of a member, with an affiliate code (REG-21). One without an upline comes under the payer of the
 * house, who offers the standard agreements; an upline makes offers of its own.
 */
export async function makeAgent(deps: Deps, memberId: string): Promise<void> {
  const { db, config } = deps;
  const [found] = await db.select().from(member).where(eq(member.id, memberId)).for('no key update');
  if (found === undefined) throw new Error(`there is no member ${memberId}`);
  const { settings } = await merchantOf(deps);
  const payerId = found.uplineId === null ? await payerOf(deps, settings.agentProgram.payer, memberId) : null;
  const uplineId = found.uplineId ?? payerId;
  await db
    .update(member)
    .set({
      isAgent: uplineId === null ? TOP_AGENT : LOWER_AGENT,
      uplineId,
      affiliateCode: found.affiliateCode ?? (await freeCode(db, config.merchant)),
    })
    .where(eq(member.id, memberId));
  if (payerId === null) return;
  const kinds = await kindsOn(deps);
  for (const { kind, period, tiers } of settings.agentProgram.contracts) {
    if (!kinds.includes(kind)) continue;
    const terms = { kind, period, tiers, start: null, end: null, remark: '' };
    await offerAgreement(deps, db, { ...terms, memberId: payerId, downline: found.username });
  }
}

/** The house's agent; null where none is set up. */
async function payerOf({ db, config }: Deps, username: string | null, memberId: string): Promise<string | null> {
  if (username === null) return null;
  const [payer] = await db
    .select({ id: member.id, isAgent: member.isAgent })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  return payer && payer.id !== memberId && isAgentMember(payer.isAgent) ? payer.id : null;
}

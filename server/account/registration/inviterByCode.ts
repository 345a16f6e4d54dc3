import { and, eq } from 'drizzle-orm';
import { agentFeaturesOf } from '../../agent/agentFeatures/agentFeatures.ts';
import { isFrozen } from '../../agent/line/lineFreeze.ts';
import { byLink } from '../../agent/registerCentre/linkByCode.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { addressKey } from '../../limits/limitKey.ts';
import { ownerOf } from '../../member/referral/referralCodes.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import type { Invitation } from './invitation.ts';

/** Codes are short, so many attempts are guesses. */
const WRONG_CODES = { limit: 20, windowMs: 10 * 60_000 };

/**
 * Who invited with a code (REG-21, API-17), case-insensitive: an agent with an affiliate code or the code of a link, or
 * a member with a referral code, whose friends join the member's own line. Wrong codes count against the address, each before the
 * look-up; a right one clears none.
 * @throws {Refusal} INVITATION_CODE_ERROR (ERR-10), TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function inviterByCode(deps: ServerDeps, code: string, ip: string): Promise<Invitation> {
  const { limits } = deps;
  const key = addressKey('affiliate', ip);
  const tries = await limits.take(key, WRONG_CODES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const invitation =
    (await byAgent(deps, code.toUpperCase())) ??
    (await byLink(deps, code.toUpperCase())) ??
    (await byFriend(deps, code.toUpperCase()));
  if (invitation === null || (await isLineFrozen(deps, invitation))) throw new Refusal('INVITATION_CODE_ERROR');
  await limits.giveBack([key]);
  return invitation;
}

/** Nobody joins a frozen line. */
async function isLineFrozen({ db }: ServerDeps, { uplineId, inviterId }: Invitation): Promise<boolean> {
  for (const id of [uplineId, inviterId]) if (id !== null && (await isFrozen(db, id))) return true;
  return false;
}

async function byAgent({ db, config }: ServerDeps, code: string): Promise<Invitation | null> {
  const [owner] = await db
    .select({ id: member.id, isAgent: member.isAgent })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.affiliateCode, code)));
  return owner && isAgentMember(owner.isAgent) ? { uplineId: owner.id, inviterId: null } : null;
}

/** PROMO-13, ROLE-20: nothing while invitations are switched off. */
async function byFriend(deps: ServerDeps, code: string): Promise<Invitation | null> {
  const owner = await ownerOf(deps, code);
  if (owner === null || !(await agentFeaturesOf(deps)).referralInvite) return null;
  return { uplineId: isAgentMember(owner.isAgent) ? owner.id : owner.uplineId, inviterId: owner.id };
}

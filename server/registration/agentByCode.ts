import { and, eq } from 'drizzle-orm';
import { member } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { addressKey } from '../limits/limitKey.ts';
import { Refusal } from '../refusal.ts';
import { isAgentMember } from '../session/admit.ts';

/** Codes are short, so many attempts are guesses. */
const WRONG_CODES = { limit: 20, windowMs: 10 * 60_000 };

/**
 * The agent's id for an invitation code (REG-21, API-17), case-insensitive. Wrong codes count against the address, each
 * before the look-up; a right one clears none.
 * @throws {Refusal} INVITATION_CODE_ERROR (ERR-10), TOO_MANY_REQUESTS with the seconds to wait.
 */
export async function agentByCode({ db, config, limits }: ServerDeps, code: string, ip: string): Promise<string> {
  const key = addressKey('affiliate', ip);
  const tries = await limits.take(key, WRONG_CODES);
  if (!tries.ok) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: tries.waitSeconds });
  const [owner] = await db
    .select({ id: member.id, isAgent: member.isAgent })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.affiliateCode, code.toUpperCase())));
  if (!owner || !isAgentMember(owner.isAgent)) throw new Refusal('INVITATION_CODE_ERROR');
  await limits.giveBack([key]);
  return owner.id;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Invitation } from '../../account/registration/invitation.ts';
import type { Database } from '../../database/database.ts';
import { member, registerLink, registerLinkUse } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember } from '../../site/session/admit.ts';
import { agentKindBelow } from './agentKind.ts';

/** The invitation of an open link (AGENT-05); null for another code. */
export async function byLink(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  code: string,
): Promise<Invitation | null> {
  const [link] = await db
    .select({
      id: registerLink.id,
      isAgent: registerLink.isAgent,
      rate: registerLink.rate,
      agentId: member.id,
      agentKind: member.isAgent,
    })
    .from(registerLink)
    .innerJoin(member, eq(member.id, registerLink.agentId))
    .where(
      and(eq(registerLink.merchantCode, config.merchant), eq(registerLink.code, code), isNull(registerLink.closedAt)),
    );
  if (link === undefined || !isAgentMember(link.agentKind)) return null;
  const { id, rate, agentId } = link;
  const isAgent = link.isAgent ? agentKindBelow(link.agentKind) : 0;
  return { uplineId: agentId, inviterId: null, link: { id, isAgent, rate } };
}

/**
 * Counts a registration for its link, in the transaction that opens the account.
 * @throws {Refusal} INVITATION_CODE_ERROR for a link that was switched off meanwhile.
 */
export async function keepLinkUse(
  db: Database,
  { memberId, linkId, at }: { readonly memberId: string; readonly linkId: string; readonly at: number },
): Promise<void> {
  const [open] = await db
    .select({ id: registerLink.id })
    .from(registerLink)
    .where(and(eq(registerLink.id, linkId), isNull(registerLink.closedAt)))
    .for('share');
  if (open === undefined) throw new Refusal('INVITATION_CODE_ERROR');
  await db.insert(registerLinkUse).values({ memberId, linkId, at });
}

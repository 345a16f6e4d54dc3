import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { isAgentMember, TRIAL } from '../../site/session/admit.ts';

/** The other side of a transfer. */
export interface Recipient {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
}

interface Asked {
  readonly memberId: string;
  /** `upline`, or the id of a direct downline. */
  readonly to: string;
}

type Config = Pick<ServerDeps, 'config'>;

const columns = { id: member.id, username: member.username, nickname: member.nickname };
/** Accounts of this merchant that can receive money. */
export const canReceive = ({ config }: Config): SQL | undefined =>
  and(eq(member.merchantCode, config.merchant), eq(member.kind, 'member'), ne(member.isAgent, TRIAL));

/**
 * Decision M6: the direct upline, or a direct downline of an agent; null without an upline.
 * @throws {Refusal} NOT_FOUND for everyone else, existing or not.
 */
export async function findRecipient(deps: Config, db: Database, { memberId, to }: Asked): Promise<Recipient | null> {
  const [own] = await db
    .select({ uplineId: member.uplineId, isAgent: member.isAgent })
    .from(member)
    .where(eq(member.id, memberId));
  if (to === 'upline') {
    if (own?.uplineId == null) return null;
    const [upline] = await db
      .select(columns)
      .from(member)
      .where(and(canReceive(deps), eq(member.id, own.uplineId)));
    return upline ?? null;
  }
  if (!isAgentMember(own?.isAgent ?? 0)) throw new Refusal('NOT_FOUND');
  const [downline] = await db
    .select(columns)
    .from(member)
    .where(and(canReceive(deps), eq(member.id, to), eq(member.uplineId, memberId)));
  if (downline === undefined) throw new Refusal('NOT_FOUND');
  return downline;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member, passwordLink } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { hashToken, newToken } from '../../site/session/tokens.ts';
import { mayRecover } from './mayRecover.ts';

export const linkMinutes = 30;

export interface LiveLink {
  readonly memberId: string;
  readonly username: string;
  readonly account: string;
  readonly expiresAt: number;
}

/**
 * Creates the account's only valid link and returns its token; stores only the hash. Replaces older links.
 * @param email recipient; the link is valid while it is the account's address
 */
export async function makeLink(
  { db, now }: Pick<ServerDeps, 'db' | 'now'>,
  memberId: string,
  email: string,
): Promise<string> {
  const token = newToken();
  const at = now();
  await db.transaction(async (transaction) => {
    await lockMember(transaction, memberId);
    await endLinks(transaction, memberId, at);
    await transaction
      .insert(passwordLink)
      .values({ tokenHash: hashToken(token), memberId, email, createdAt: at, expiresAt: at + linkMinutes * 60_000 });
  });
  return token;
}

/** Serializes creating and using links of an account. */
export async function lockMember(transaction: Database, memberId: string): Promise<void> {
  await transaction.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update');
}

export async function endLinks(transaction: Database, memberId: string, at: number): Promise<void> {
  await transaction
    .update(passwordLink)
    .set({ usedAt: at })
    .where(and(eq(passwordLink.memberId, memberId), isNull(passwordLink.usedAt)));
}

/**
 * The valid link of a token at this merchant.
 * @throws {Refusal} LINK_DEAD for an unknown, used, replaced or expired link, or a changed address.
 */
export async function liveLink(
  { config, db, now }: Pick<ServerDeps, 'config' | 'db' | 'now'>,
  token: string,
): Promise<LiveLink> {
  const [row] = await db
    .select({ link: passwordLink, member })
    .from(passwordLink)
    .innerJoin(member, eq(member.id, passwordLink.memberId))
    .where(and(eq(passwordLink.tokenHash, hashToken(token)), eq(member.merchantCode, config.merchant)));
  const lives =
    row !== undefined &&
    row.link.usedAt === null &&
    row.link.expiresAt > now() &&
    row.link.email === row.member.email &&
    mayRecover(row.member);
  if (!lives) throw new Refusal('LINK_DEAD');
  const { id: memberId, username, account } = row.member;
  return { memberId, username, account, expiresAt: row.link.expiresAt };
}

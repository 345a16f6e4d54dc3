import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { member, referralCode, registerLink } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

/** Without letters and digits that are taken for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;
const TRIES = 10;

/** Eight letters and digits. */
export const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The member's code for friends; made on first use, once however many ask at a time. */
export async function codeOf({ db, config }: Pick<ServerDeps, 'db' | 'config'>, memberId: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [own] = await db
      .select({ code: referralCode.code })
      .from(referralCode)
      .where(eq(referralCode.memberId, memberId));
    if (own) return own.code;
    const code = newCode();
    if (await isCodeTaken(db, config.merchant, code)) continue;
    await db.insert(referralCode).values({ memberId, merchantCode: config.merchant, code }).onConflictDoNothing();
  }
  throw new Error('no free referral code was found');
}

/** The owner of a code; null for an unknown one. */
export async function ownerOf(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  code: string,
): Promise<Pick<typeof member.$inferSelect, 'id' | 'isAgent' | 'uplineId'> | null> {
  const [owner] = await db
    .select({ id: member.id, isAgent: member.isAgent, uplineId: member.uplineId })
    .from(referralCode)
    .innerJoin(member, eq(member.id, referralCode.memberId))
    .where(and(eq(referralCode.merchantCode, config.merchant), eq(referralCode.code, code)));
  return owner ?? null;
}

/** Whether an agent, a link or a member has a code, in upper case. */
export async function isCodeTaken(db: Database, merchantCode: string, code: string): Promise<boolean> {
  const [agents, links, members] = [
    await db.$count(member, and(eq(member.merchantCode, merchantCode), eq(member.affiliateCode, code))),
    await db.$count(registerLink, and(eq(registerLink.merchantCode, merchantCode), eq(registerLink.code, code))),
    await db.$count(referralCode, and(eq(referralCode.merchantCode, merchantCode), eq(referralCode.code, code))),
  ];
  return agents + links + members > 0;
}

import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../../src/api/contract/endpoint.ts';
import type { sessionContract } from '../../../src/api/contract/site/session.ts';
import { member } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';

export type Member = typeof member.$inferSelect;
export type ByUsername = Extract<RequestOf<(typeof sessionContract)['login']>, { type: 'username' }>;

/** The account of a username and password, or the failure. Takes the same time for a wrong name or password. */
export async function byUsername(
  deps: ServerDeps,
  { username, password }: ByUsername,
): Promise<Member | 'BAD_CREDENTIALS'> {
  const { db, config, passwords } = deps;
  const [found] = await db
    .select()
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  const matches = await passwords.matches(password, found?.passwordHash ?? null);
  if (!found || !matches) return 'BAD_CREDENTIALS';
  if (passwords.isOutdated(found.passwordHash)) {
    const passwordHash = await passwords.hash(password);
    await db
      .update(member)
      .set({ passwordHash })
      .where(and(eq(member.id, found.id), eq(member.passwordHash, found.passwordHash)));
    return { ...found, passwordHash };
  }
  return found;
}

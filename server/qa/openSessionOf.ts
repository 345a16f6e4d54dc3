import { and, eq } from 'drizzle-orm';
import { member } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { openSession } from '../site/session/openSession.ts';

interface Wanted {
  readonly username: string;
  readonly passwordChangeRequired: boolean;
}

/** Opens a session like a login and returns its token. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function openSessionOf(deps: ServerDeps, { username, passwordChangeRequired }: Wanted): Promise<string> {
  const memberId = await memberNamed(deps, username);
  return (await openSession(deps, { memberId, shownHash: null, passwordChangeRequired })).token;
}

/** The member id of a username. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function memberNamed({ db, config }: ServerDeps, username: string): Promise<string> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  if (found === undefined) throw new Refusal('ACCOUNT_UNKNOWN');
  return found.id;
}

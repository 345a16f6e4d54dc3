import { and, eq } from 'drizzle-orm';
import { member } from '../database/schema.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { openSession } from '../session/openSession.ts';

interface Wanted {
  readonly username: string;
  readonly passwordChangeRequired: boolean;
}

/** Opens a session of an account as a login would, and gives its token. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function openSessionOf(deps: ServerDeps, { username, passwordChangeRequired }: Wanted): Promise<string> {
  const memberId = await memberNamed(deps, username);
  return (await openSession(deps, { memberId, shownHash: null, passwordChangeRequired })).token;
}

/** The id of an account of the merchant. @throws {Refusal} ACCOUNT_UNKNOWN. */
export async function memberNamed({ db, config }: ServerDeps, username: string): Promise<string> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.merchantCode, config.merchant), eq(member.username, username.toLowerCase())));
  if (found === undefined) throw new Refusal('ACCOUNT_UNKNOWN');
  return found.id;
}

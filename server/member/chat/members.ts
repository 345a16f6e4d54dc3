import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { chatHidden, chatPresence, chatReport } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { authorsOf } from './messages.ts';

type Deps = Pick<ServerDeps, 'config' | 'now' | 'db'>;

/** A server that was not heard of for this long has nobody in the room. */
const GONE_MS = 45_000;

/** Reports a message to the desk, once for each member; nothing for a place without a message. */
export async function report(deps: Deps, memberId: string, seq: number): Promise<void> {
  const [author] = await authorsOf(deps, [seq]);
  if (author === undefined || author === memberId) return;
  await deps.db
    .insert(chatReport)
    .values({ merchantCode: deps.config.merchant, seq, memberId, reportedAt: deps.now() })
    .onConflictDoNothing();
}

/** Whose messages a member does not want to see. */
export async function hiddenBy({ db }: Deps, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await db.select().from(chatHidden).where(eq(chatHidden.memberId, memberId));
  return new Set(rows.map(({ hiddenId }) => hiddenId));
}

/** Hides the author of a message from a member. */
export async function hideAuthor(deps: Deps, memberId: string, seq: number): Promise<void> {
  const [hiddenId] = await authorsOf(deps, [seq]);
  if (hiddenId === undefined || hiddenId === memberId) return;
  await deps.db.insert(chatHidden).values({ memberId, hiddenId }).onConflictDoNothing();
}

export async function showAll({ db }: Deps, memberId: string): Promise<void> {
  await db.delete(chatHidden).where(eq(chatHidden.memberId, memberId));
}

/** Tells the other servers how many members this one has in the room, and forgets those that are gone. */
export async function keepPresence({ db, config, now }: Deps, serverId: string, members: number): Promise<void> {
  const row = { merchantCode: config.merchant, serverId, members, seenAt: now() };
  await db
    .insert(chatPresence)
    .values(row)
    .onConflictDoUpdate({ target: [chatPresence.merchantCode, chatPresence.serverId], set: row });
  await db
    .delete(chatPresence)
    .where(and(eq(chatPresence.merchantCode, config.merchant), lt(chatPresence.seenAt, row.seenAt - GONE_MS)));
}

/** Members in the room, on all servers. */
export async function presentMembers({ db, config, now }: Deps): Promise<number> {
  const [row] = await db
    .select({ members: sql<number>`coalesce(sum(${chatPresence.members}), 0)` })
    .from(chatPresence)
    .where(and(eq(chatPresence.merchantCode, config.merchant), gt(chatPresence.seenAt, now() - GONE_MS)));
  return Number(row?.members ?? 0);
}

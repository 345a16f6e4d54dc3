import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { PlayBlock } from '../../../src/api/contract/member/protection.ts';
import type { Database } from '../../database/database.ts';
import { playBlock } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { writeMessage } from '../inbox/writeMessage.ts';

/** The break or exclusion in force that ends last; null where play is open. */
export async function blockOf(db: Database, memberId: string, at: number): Promise<PlayBlock | null> {
  const [row] = await db
    .select()
    .from(playBlock)
    .where(and(eq(playBlock.memberId, memberId), or(isNull(playBlock.until), gt(playBlock.until, at))))
    .orderBy(sql`${playBlock.until} desc nulls first`)
    .limit(1);
  if (row === undefined) return null;
  return { kind: row.kind, since: row.since, until: row.until, by: row.operatorId === null ? 'member' : 'operator' };
}

/** @throws {Refusal} PLAY_PAUSED during a break or exclusion. */
export async function refusePaused(db: Database, memberId: string, at: number): Promise<void> {
  const block = await blockOf(db, memberId, at);
  if (block !== null) throw new Refusal('PLAY_PAUSED', block.until === null ? null : { until: block.until });
}

interface NewBlock extends Pick<PlayBlock, 'kind' | 'until'> {
  readonly memberId: string;
  /** Null: the member. */
  readonly operatorId: string | null;
}

/** Closes play at once. One that ends later than those in force adds to them, and none is ever shortened. */
export async function closePlay(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, kind, until, operatorId }: NewBlock,
): Promise<void> {
  const at = now();
  const inForce = await blockOf(db, memberId, at);
  if (inForce !== null && (inForce.until === null || (until !== null && inForce.until >= until))) return;
  await db
    .insert(playBlock)
    .values({ id: randomUUID(), merchantCode: config.merchant, memberId, kind, since: at, until, operatorId });
  const topic = kind === 'break' ? 'breakTaken' : 'excluded';
  await writeMessage(db, { merchantCode: config.merchant, memberId, at, topic, facts: { until } });
}

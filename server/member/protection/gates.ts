import { and, eq, not } from 'drizzle-orm';
import { isFrozen, isFrozenSql } from '../../agent/line/lineFreeze.ts';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import { Refusal } from '../../refusal.ts';
import { blockOf, refusePaused } from './blocks.ts';
import { lockLimits, whichOf } from './limits.ts';
import { usedOf } from './used.ts';

/** Why a member may not play. `left` in 1/10,000 P or ms; `until` null: for good. */
export type NoPlay =
  | { readonly why: 'blocked' }
  | { readonly why: 'paused'; readonly until: number | null }
  | { readonly why: 'limit'; readonly left: number };

interface Play {
  readonly memberId: string;
  /** In 1/10,000 P; 0 at a launch. */
  readonly stake: number;
  /** ms */
  readonly at: number;
}

/**
 * The gate of play, at launch and at every stake: frozen lines, and player protection. Limits stay locked until the transaction ends, so
 * that of parallel bets on any number of servers none is one too many.
 * @returns null when allowed
 */
export async function gateOfPlay(db: Database, { memberId, stake, at }: Play): Promise<NoPlay | null> {
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.kind, 'member'), not(isFrozenSql(memberId))));
  if (found === undefined) return { why: 'blocked' };
  const block = await blockOf(db, memberId, at);
  if (block !== null) return { why: 'paused', until: block.until };
  for (const limit of await lockLimits(db, memberId)) {
    const { kind, amount } = limit;
    if (kind === 'deposit') continue;
    const used = kind === 'stake' ? 0 : await usedOf(db, whichOf(limit, at));
    const left = Math.max(0, amount - used);
    const asked = kind === 'time' ? 0 : stake;
    if (left === 0 || asked > left) return { why: 'limit', left };
  }
  return null;
}

/**
 * The gate of deposits: breaks, exclusions, and limits of deposits.
 * @throws {Refusal} PLAY_PAUSED, OWN_LIMIT_REACHED.
 */
export async function checkDeposit(
  db: Database,
  { memberId, amount, at }: { readonly memberId: string; readonly amount: number; readonly at: number },
): Promise<void> {
  await refusePaused(db, memberId, at);
  for (const limit of await lockLimits(db, memberId)) {
    if (limit.kind !== 'deposit') continue;
    const left = limit.amount - (await usedOf(db, whichOf(limit, at)));
    if (amount > left) throw new Refusal('OWN_LIMIT_REACHED', { max: Math.max(0, left) });
  }
}

/**
 * The same for money from the line; does not tell the sender why.
 * @throws {Refusal} RECEIVER_CLOSED
 */
export async function checkReceiver(db: Database, receiver: Parameters<typeof checkDeposit>[1]): Promise<void> {
  if (await isFrozen(db, receiver.memberId)) throw new Refusal('RECEIVER_CLOSED');
  try {
    await checkDeposit(db, receiver);
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('RECEIVER_CLOSED') : error;
  }
}

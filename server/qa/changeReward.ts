import { and, eq } from 'drizzle-orm';
import type { RequestOf } from '../../src/api/contract/endpoint.ts';
import type { qaContract } from '../../src/api/contract/qa.ts';
import { reward } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

/** Changes the price or stock of a reward. @throws {Refusal} NOT_FOUND. */
export async function changeReward(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  { id, points, stock, enabled }: RequestOf<(typeof qaContract)['changeReward']>,
): Promise<void> {
  const isIt = and(eq(reward.id, id), eq(reward.merchantCode, config.merchant));
  const [found] = await db.select().from(reward).where(isIt);
  if (!found) throw new Refusal('NOT_FOUND');
  await db
    .update(reward)
    .set({ points: points ?? found.points, stock: stock ?? found.stock, enabled: enabled ?? found.enabled })
    .where(isIt);
}

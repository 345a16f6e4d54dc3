import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { ledgerMovement } from '../../database/schema.ts';
import type { Movement } from './movement.ts';

/** Whether this cause has moved money already. A unique key in the database refuses a second movement of one cause. */
export async function isPosted(
  db: Database,
  { merchantCode, kind, cause }: Required<Pick<Movement, 'merchantCode' | 'kind' | 'cause'>>,
): Promise<boolean> {
  const [found] = await db
    .select({ id: ledgerMovement.id })
    .from(ledgerMovement)
    .where(
      and(
        eq(ledgerMovement.merchantCode, merchantCode),
        eq(ledgerMovement.kind, kind),
        eq(ledgerMovement.cause, cause),
      ),
    );
  return found !== undefined;
}

import { and, eq } from 'drizzle-orm';
import { ledgerMovement } from '../database/schema.ts';
import type { Database } from '../deps.ts';
import type { Movement } from './post.ts';

/** Whether this has moved something already. The database itself refuses a second movement of one cause. */
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

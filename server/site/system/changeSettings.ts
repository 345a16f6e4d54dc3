import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { merchant } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { type MerchantSettings, merchantSettings } from './merchantSettings.ts';

/**
 * Changes the merchant's settings in a transaction, under a lock. The caller must call `invalidateMerchant` after the
 * commit.
 * @throws {Refusal} INVALID_FIELDS for settings that `merchantSettings` rejects.
 */
export async function changeSettings(
  { config }: Pick<ServerDeps, 'config'>,
  db: Database,
  change: (settings: MerchantSettings) => Partial<MerchantSettings>,
): Promise<void> {
  const own = eq(merchant.code, config.merchant);
  const [row] = await db.select().from(merchant).where(own).for('update');
  const settings = merchantSettings.parse(row?.settings);
  const changed = merchantSettings.safeParse({ ...settings, ...change(settings) });
  if (!changed.success) throw new Refusal('INVALID_FIELDS', { fields: namesOf(changed.error) });
  await db.update(merchant).set({ settings: changed.data }).where(own);
}

const namesOf = ({ issues }: z.core.$ZodError): string[] => [...new Set(issues.map(({ path }) => path.join('.')))];

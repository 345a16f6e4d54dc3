import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { merchant } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { type MerchantSettings, merchantSettings } from './merchantSettings.ts';

/**
 * Changes what the merchant has decided, within a transaction that nobody else changes it in. Whoever calls it has
 * `invalidateMerchant` follow the transaction.
 * @throws {Refusal} INVALID_FIELDS with what `merchantSettings` would not take.
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

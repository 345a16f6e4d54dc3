import { eq } from 'drizzle-orm';
import { features } from '../../src/api/contract/system.ts';
import { merchant } from '../database/schema.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { invalidateMerchant, merchantOf } from '../system/merchant.ts';

/** Any whole number: the site must also stand a status that it does not know (STATUS-04). */
export async function setStatus(deps: ServerDeps, status: number): Promise<void> {
  await deps.db.update(merchant).set({ status }).where(eq(merchant.code, deps.config.merchant));
  invalidateMerchant(deps);
}

/** Switches the named features (CONFIG-11). @throws {Refusal} INVALID_FIELDS for a name that is no feature. */
export async function setFeatures(deps: ServerDeps, switches: Readonly<Record<string, boolean>>): Promise<void> {
  const unknown = Object.keys(switches).filter((name) => !(name in features.shape));
  if (unknown.length > 0) throw new Refusal('INVALID_FIELDS', { fields: unknown });
  invalidateMerchant(deps);
  const { settings } = await merchantOf(deps);
  const changed = { ...settings, features: { ...settings.features, ...switches } };
  await deps.db.update(merchant).set({ settings: changed }).where(eq(merchant.code, deps.config.merchant));
  invalidateMerchant(deps);
}

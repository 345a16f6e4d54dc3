import { join } from 'node:path';
import { claimOldNicknames } from '../../account/names/claimNickname.ts';
import type { ServerDeps } from '../../deps.ts';
import { seedOperators } from '../../desk/desk/operators.ts';
import { beginBonuses } from '../../member/bonus/beginBonuses.ts';
import { readBrand } from '../../site/site/brand.ts';
import { invalidateMerchant } from '../../site/system/merchant.ts';
import { merchant } from '../schema.ts';
import { demoSettings } from './demoSettings.ts';
import { productionSettings, removeDemoLinks } from './productionSettings.ts';
import { renewDemoDraws } from './renewDemoDraws.ts';
import { seedAccounts } from './seedAccounts.ts';
import { seedAgreements } from './seedAgreements.ts';
import { seedAnnouncements } from './seedAnnouncements.ts';
import { seedBets } from './seedBets.ts';
import { seedGames } from './seedGames.ts';
import { seedMissions } from './seedMissions.ts';
import { seedPayments } from './seedPayments.ts';
import { seedPoints } from './seedPoints.ts';
import { seedPromotions } from './seedPromotions.ts';
import { seedVendors } from './seedVendors.ts';

const brands = join(import.meta.dirname, '../../../brands');

export type SeedDeps = Pick<ServerDeps, 'config' | 'db' | 'now' | 'passwords' | 'paymentPasswords'>;

/**
 * Inserts missing rows and changes none, except the merchant's name, which is the brand's. In production only the
 * merchant, never the demo accounts, whose passwords are public.
 */
export async function seed(deps: SeedDeps): Promise<void> {
  const { name: brandName } = await readBrand(deps.config.brand, brands);
  await deps.db
    .insert(merchant)
    .values({
      code: deps.config.merchant,
      brandName,
      settings: deps.config.production ? productionSettings : demoSettings,
      // A new brand is closed until two operators open it (decision 066).
      ...(deps.config.production ? { status: 1, openedAt: null } : { openedAt: deps.now() }),
    })
    .onConflictDoUpdate({ target: merchant.code, set: { brandName } });
  if (deps.config.production) await removeDemoLinks(deps);
  invalidateMerchant(deps);
  await beginBonuses(deps);
  await seedOperators(deps);
  if (!deps.config.production) await seedAccounts(deps);
  await claimOldNicknames(deps);
  if (deps.config.production) return;
  await seedVendors(deps);
  await seedGames(deps);
  await seedPayments(deps);
  await seedBets(deps);
  await seedPoints(deps);
  await seedMissions(deps);
  await seedPromotions(deps);
  await seedAgreements(deps);
  await seedAnnouncements(deps);
  await renewDemoDraws(deps);
}

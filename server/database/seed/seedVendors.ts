import { referenceVendors } from '../../../catalog/referenceVendors.ts';
import type { ServerDeps } from '../../deps.ts';
import { vendor } from '../schema.ts';

const transferVendors = [
  { code: 'LANTERN', name: { EN: 'Lantern Live', TH: 'แลนเทิร์น ไลฟ์' }, gameCategory: 'LIVE' },
  { code: 'NAGA', name: { EN: 'Naga Slots', TH: 'นาคา สล็อต' }, gameCategory: 'RNG' },
  { code: 'TALAT', name: { EN: 'Talat Fishing', TH: 'ตลาด ฟิชชิง' }, gameCategory: 'FISH' },
].map((one) => ({ ...one, wallet: 'transfer' as const, isHot: false }));

const seamlessVendors = referenceVendors.map(({ code, name, category, isHot }) => ({
  code,
  name,
  gameCategory: category,
  wallet: 'seamless' as const,
  isHot,
}));

/** The vendors of the demo merchant; existing ones stay as they are. */
export async function seedVendors({ db, config }: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  await db
    .insert(vendor)
    .values(
      [...transferVendors, ...seamlessVendors].map((one, place) => ({
        ...one,
        merchantCode: config.merchant,
        accountTypeId: place + 1,
      })),
    )
    .onConflictDoNothing();
}

import type { ServerDeps } from '../../deps.ts';
import { vendor } from '../schema.ts';

const vendors = [
  { code: 'LANTERN', name: { EN: 'Lantern Live', TH: 'แลนเทิร์น ไลฟ์' }, gameCategory: 'LIVE' },
  { code: 'NAGA', name: { EN: 'Naga Slots', TH: 'นาคา สล็อต' }, gameCategory: 'RNG' },
  { code: 'TALAT', name: { EN: 'Talat Fishing', TH: 'ตลาด ฟิชชิง' }, gameCategory: 'FISH' },
] as const;

/** The vendors of the demo merchant; those that are there stay as they are. */
export async function seedVendors({ db, config }: Pick<ServerDeps, 'db' | 'config'>): Promise<void> {
  await db
    .insert(vendor)
    .values(vendors.map((one) => ({ ...one, merchantCode: config.merchant })))
    .onConflictDoNothing();
}

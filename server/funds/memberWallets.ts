import { eq } from 'drizzle-orm';
import type { LanguageCode } from '../../src/api/contract/fields.ts';
import type { Wallet } from '../../src/api/contract/funds.ts';
import { vendor } from '../database/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { Purse } from '../ledger/account.ts';
import { balancesOf } from '../ledger/balances.ts';

const mainName: Readonly<Record<LanguageCode, string>> = { EN: 'Main wallet', TH: 'กระเป๋าหลัก' };

/** The purse behind the code of a wallet. */
export const purseBehind = (code: string): Purse => (code === 'main' ? 'main' : `vendor:${code}`);

/** A member's wallets: the main one, those at vendors that are on, and whatever else still holds money. */
export async function memberWallets(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  memberId: string,
  language: LanguageCode,
): Promise<readonly Wallet[]> {
  const balances = await balancesOf(db, memberId);
  const vendors = await db.select().from(vendor).where(eq(vendor.merchantCode, config.merchant));
  const held = (code: string): number => balances.get(purseBehind(code)) ?? 0;
  const atVendors = vendors
    .filter(({ code, enabled }) => enabled || held(code) > 0)
    .map(({ code, name }) => ({ code, name: name[language], balance: held(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return [{ code: 'main', name: mainName[language], balance: held('main') }, ...atVendors];
}

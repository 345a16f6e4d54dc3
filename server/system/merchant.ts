import { eq } from 'drizzle-orm';
import { merchant } from '../database/schema.ts';
import type { Database, ServerDeps } from '../deps.ts';
import { type MerchantSettings, merchantSettings } from './merchantSettings.ts';

export interface Merchant {
  readonly code: string;
  readonly brandName: string;
  /** 0 normal, 1 maintenance, 2 region restriction; what a visitor meets is `statusFor`. */
  readonly status: number;
  readonly maintenanceUntil: number | null;
  readonly settings: MerchantSettings;
}

type MerchantDeps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

/** How long a server may go on with what it read: another server may have changed it. */
const freshMs = 1000;
const read = new WeakMap<Database, { readonly at: number; readonly merchant: Promise<Merchant> }>();

/**
 * The merchant that this server serves (CONFIG-02), at most a second old.
 * @throws when it has no row, or its settings are not what `merchantSettings` asks for
 */
export function merchantOf(deps: MerchantDeps): Promise<Merchant> {
  const at = deps.now();
  const last = read.get(deps.db);
  if (last && at >= last.at && at - last.at < freshMs) return last.merchant;
  const merchant = load(deps);
  read.set(deps.db, { at, merchant });
  merchant.catch(() => invalidateMerchant(deps));
  return merchant;
}

/** Makes the next `merchantOf` read again, after a change. */
export function invalidateMerchant({ db }: Pick<ServerDeps, 'db'>): void {
  read.delete(db);
}

async function load({ db, config }: MerchantDeps): Promise<Merchant> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, config.merchant));
  if (!row) throw new Error(`There is no merchant ${config.merchant} in the database (MERCHANT).`);
  return { ...row, settings: merchantSettings.parse(row.settings) };
}

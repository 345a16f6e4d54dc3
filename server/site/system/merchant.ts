import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { merchant } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { type MerchantSettings, merchantSettings } from './merchantSettings.ts';

export interface Merchant {
  readonly code: string;
  readonly brandName: string;
  /** 0 normal, 1 maintenance, 2 region restriction; `statusFor` gives a visitor's. */
  readonly status: number;
  readonly maintenanceUntil: number | null;
  readonly settings: MerchantSettings;
}

type MerchantDeps = Pick<ServerDeps, 'config' | 'db' | 'now'>;

/** Cache lifetime: another server may have changed it. */
const freshMs = 1000;
const read = new WeakMap<Database, { readonly at: number; readonly merchant: Promise<Merchant> }>();

/**
 * The merchant of this server (CONFIG-02), at most a second old.
 * @throws when it has no row, or its settings are invalid
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

/** Clears the cache after a change. */
export function invalidateMerchant({ db }: Pick<ServerDeps, 'db'>): void {
  read.delete(db);
}

async function load({ db, config }: MerchantDeps): Promise<Merchant> {
  const [row] = await db.select().from(merchant).where(eq(merchant.code, config.merchant));
  if (!row) throw new Error(`There is no merchant ${config.merchant} in the database (MERCHANT).`);
  return { ...row, settings: merchantSettings.parse(row.settings) };
}

import { and, eq } from 'drizzle-orm';
import { ledgerAccount, vendor } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { accountKindForWallet } from '../funds/memberWallets.ts';

/**
 * The ledger account id of a member's wallet, used or not.
 * @throws {Refusal} WALLET_UNKNOWN for an unknown vendor without money of this member.
 */
export async function accountAsked(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  memberId: string,
  wallet: string,
): Promise<string> {
  const id = `${memberId}/${accountKindForWallet(wallet)}`;
  if (wallet === 'main') return id;
  const [known] = await db
    .select({ code: vendor.code })
    .from(vendor)
    .where(and(eq(vendor.merchantCode, config.merchant), eq(vendor.code, wallet)));
  if (known) return id;
  const [used] = await db.select({ id: ledgerAccount.id }).from(ledgerAccount).where(eq(ledgerAccount.id, id));
  if (!used) throw new Refusal('WALLET_UNKNOWN');
  return id;
}

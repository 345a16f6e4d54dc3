import { and, eq } from 'drizzle-orm';
import { ledgerAccount, vendor } from '../database/schema.ts';
import { Refusal, type ServerDeps } from '../deps.ts';
import { purseBehind } from '../funds/memberWallets.ts';

/**
 * The id of the account behind a member's wallet, used or not.
 * @throws {Refusal} WALLET_UNKNOWN when there is no such vendor and never was money of this member there.
 */
export async function accountAsked(
  { db, config }: Pick<ServerDeps, 'db' | 'config'>,
  memberId: string,
  wallet: string,
): Promise<string> {
  const id = `${memberId}/${purseBehind(wallet)}`;
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

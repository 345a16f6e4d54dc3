import { and, eq } from 'drizzle-orm';
import { vendor } from '../database/schema.ts';
import { type Database, Refusal, type ServerDeps } from '../deps.ts';
import { purseOf } from '../ledger/account.ts';
import { type Movement, post } from '../ledger/post.ts';
import { purseBehind } from './memberWallets.ts';

interface Transfer {
  readonly memberId: string;
  /** Codes of wallets. */
  readonly from: string;
  readonly to: string;
  /** In 1/10,000 P. */
  readonly amount: number;
}

/**
 * API-27: moves money between the main wallet and one at a vendor, and gives what both hold then. From a vendor that is
 * switched off money can be taken home, but none goes there.
 * @throws {Refusal} WALLET_UNKNOWN for a wallet that is none, or two at vendors, or one and the same; BALANCE_TOO_LOW.
 */
export async function transferFunds(
  { config, now }: Pick<ServerDeps, 'config' | 'now'>,
  db: Database,
  { memberId, from, to, amount }: Transfer,
): Promise<{ readonly from: number; readonly to: number }> {
  if ((from === 'main') === (to === 'main')) throw new Refusal('WALLET_UNKNOWN');
  const code = from === 'main' ? to : from;
  const refuseUnknown = async (): Promise<void> => {
    const [found] = await db
      .select({ enabled: vendor.enabled })
      .from(vendor)
      .where(and(eq(vendor.merchantCode, config.merchant), eq(vendor.code, code)));
    if (found === undefined || (to === code && !found.enabled)) throw new Refusal('WALLET_UNKNOWN');
  };

  const [source, target] = [purseOf(memberId, purseBehind(from)), purseOf(memberId, purseBehind(to))];
  const movement: Movement = {
    merchantCode: config.merchant,
    book: 'main',
    kind: to === 'main' ? 'vendorOut' : 'vendorIn',
    at: now(),
    memo: { from, to },
    lines: [
      { account: source, amount: -amount },
      { account: target, amount },
    ],
  };
  const { balances } = await post(db, movement, refuseUnknown);
  return { from: balances.get(source.id) ?? 0, to: balances.get(target.id) ?? 0 };
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { vendor } from '../../database/schema.ts';
import type { ServerDeps } from '../../deps.ts';
import { Refusal } from '../../refusal.ts';
import { memberAccount } from '../ledger/account.ts';
import type { Movement } from '../ledger/movement.ts';
import { post } from '../ledger/post.ts';
import { accountKindForWallet } from './memberWallets.ts';

interface Transfer {
  readonly memberId: string;
  /** Codes of wallets. */
  readonly from: string;
  readonly to: string;
  /** In 1/10,000 P. */
  readonly amount: number;
}

/**
 * API-27: moves money between the main wallet and a transfer vendor's, and returns both balances. Money can leave a disabled
 * vendor, not enter it.
 * @throws {Refusal} WALLET_UNKNOWN for an unknown wallet, two vendors, or the same wallet twice; BALANCE_TOO_LOW.
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
      .where(and(eq(vendor.merchantCode, config.merchant), eq(vendor.code, code), eq(vendor.wallet, 'transfer')));
    if (found === undefined || (to === code && !found.enabled)) throw new Refusal('WALLET_UNKNOWN');
  };

  const [source, target] = [
    memberAccount(memberId, accountKindForWallet(from)),
    memberAccount(memberId, accountKindForWallet(to)),
  ];
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

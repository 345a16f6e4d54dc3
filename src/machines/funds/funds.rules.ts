import type { ValueOf } from '../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../api/contract/fields.ts';
import type { fundsContract, Wallet } from '../../api/contract/funds.ts';
import type { ApiFailure } from '../../api/failure.ts';
import { type AmountTyped, readAmount } from '../money/amount.ts';
import type { Intents } from '../money/intent.ts';

export type Funds = ValueOf<typeof fundsContract.consolidated>;

export interface FundsContext extends Intents {
  readonly language: LanguageCode;
  readonly funds: Funds | null;
  /** The main wallet first. */
  readonly wallets: readonly Wallet[];
  /** The code of the vendor whose wallet is the other end. */
  readonly vendor: string | null;
  readonly direction: 'in' | 'out';
  readonly typed: string;
  /** What is wrong with the amount is said from the first try on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The last transfer that went through, in 1/10,000 P. */
  readonly done: { readonly amount: number; readonly to: string } | null;
}

export const MAIN = 'main';

/** The codes of source and target. */
export const endsOf = ({ vendor, direction }: Pick<FundsContext, 'vendor' | 'direction'>) =>
  direction === 'in' ? { from: MAIN, to: vendor ?? '' } : { from: vendor ?? '', to: MAIN };

/** What the source holds, in 1/10,000 P. */
export const heldAt = ({ wallets }: Pick<FundsContext, 'wallets'>, code: string): number =>
  wallets.find((wallet) => wallet.code === code)?.balance ?? 0;

export const amountOf = (context: FundsContext): AmountTyped =>
  readAmount(context.typed, { most: heldAt(context, endsOf(context).from) });

/** The vendor that was chosen, while it is still there; else the first. */
export const vendorAmong = (wallets: readonly Wallet[], chosen: string | null): string | null => {
  const vendors = wallets.filter(({ code }) => code !== MAIN);
  return (vendors.find(({ code }) => code === chosen) ?? vendors[0])?.code ?? null;
};

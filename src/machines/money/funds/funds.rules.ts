import type { ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import type { fundsContract, Wallet } from '../../../api/contract/money/funds.ts';
import type { statementContract } from '../../../api/contract/money/statement.ts';
import type { withdrawalContract } from '../../../api/contract/money/withdraw.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { type ParsedAmount, parseAmount } from '../amount.ts';
import type { IdempotencyState } from '../idempotency.ts';

export type Funds = ValueOf<typeof fundsContract.consolidated>;
export type Awaiting = ValueOf<typeof withdrawalContract.list>['list'];
export type Movements = ValueOf<typeof statementContract.page>['list'];

export interface FundsContext extends IdempotencyState {
  readonly language: LanguageCode;
  readonly funds: Funds | null;
  /** Main wallet first. */
  readonly wallets: readonly Wallet[];
  /** Withdrawals that await an answer, newest first (WD-01). */
  readonly awaiting: Awaiting;
  /** The business day, yyyy-MM-dd. */
  readonly today: string;
  /** The last movements of the main wallet within 30 days, newest first; null if they could not be loaded. */
  readonly movements: Movements | null;
  /** Whether the member has opened the transfer form. */
  readonly transferring: boolean;
  /** Code of the selected vendor. */
  readonly vendor: string | null;
  readonly direction: 'in' | 'out';
  readonly typed: string;
  /** Amount errors show from the first submit on. */
  readonly tried: boolean;
  readonly failure: ApiFailure | null;
  /** The last successful transfer, in 1/10,000 P. */
  readonly done: { readonly amount: number; readonly to: string } | null;
}

export const MAIN = 'main';

/** Rows of the last movements on the page. */
export const LAST_MOVEMENTS = 5;

/** Whether the transfer form is on screen: it needs a vendor. */
export const isFormOpen = ({ transferring, vendor }: Pick<FundsContext, 'transferring' | 'vendor'>): boolean =>
  transferring && vendor !== null;

/** Codes of source and target. */
export const endsOf = ({ vendor, direction }: Pick<FundsContext, 'vendor' | 'direction'>) =>
  direction === 'in' ? { from: MAIN, to: vendor ?? '' } : { from: vendor ?? '', to: MAIN };

/** Balance of the source, in 1/10,000 P. */
export const balanceOf = ({ wallets }: Pick<FundsContext, 'wallets'>, code: string): number =>
  wallets.find((wallet) => wallet.code === code)?.balance ?? 0;

export const amountOf = (context: FundsContext): ParsedAmount =>
  parseAmount(context.typed, { most: balanceOf(context, endsOf(context).from) });

/** The selected vendor while it is offered, else the first. */
export const vendorOrFirst = (wallets: readonly Wallet[], chosen: string | null): string | null => {
  const vendors = wallets.filter(({ code }) => code !== MAIN);
  return (vendors.find(({ code }) => code === chosen) ?? vendors[0])?.code ?? null;
};

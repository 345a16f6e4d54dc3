/**
 * A member's purses: money available and held, bonuses that are being wagered, points available and held, money at a
 * vendor.
 */
export type MemberAccountKind = 'main' | 'held' | 'promo' | 'points' | 'pointsHeld' | `vendor:${string}`;

/** The house side of a movement, by reason. */
export type HouseAccountKind =
  | 'opening'
  | 'bonus'
  | 'trial'
  | 'payments'
  | 'fees'
  | 'suspense'
  | 'adjustments'
  | 'conversion'
  | 'pointsIssued'
  | 'pointsSpent'
  | 'pointsAdjusted'
  | 'games'
  | 'receivable'
  | 'promotions'
  | JackpotPurse;

/** The pot of a provider's jackpot. Unlike other house accounts it has a balance, and is locked to change it. */
export type JackpotPurse = `jackpot:${string}`;

/** Book of members' money or of trial money; never mixed (DEMO-05). */
export type Book = 'main' | 'trial';

export type Currency = 'P' | 'points';

export interface AccountRef {
  readonly id: string;
  /** Null for the house. */
  readonly memberId: string | null;
  readonly purse: MemberAccountKind | HouseAccountKind;
  readonly currency: Currency;
}

const currencyOf = (purse: string): Currency => (purse.startsWith('points') ? 'points' : 'P');

/** A member's purse. */
export const memberAccount = (memberId: string, purse: MemberAccountKind): AccountRef => ({
  id: `${memberId}/${purse}`,
  memberId,
  purse,
  currency: currencyOf(purse),
});

/** Whether the account has a balance and a chain. */
export const keepsBalance = ({ memberId, purse }: Pick<AccountRef, 'memberId' | 'purse'>): boolean =>
  memberId !== null || purse.startsWith('jackpot:');

/** A house account, one per merchant and book. */
export const houseAccount = (merchantCode: string, book: Book, purse: HouseAccountKind): AccountRef => ({
  id: `house/${merchantCode}/${book}/${purse}`,
  memberId: null,
  purse,
  currency: currencyOf(purse),
});

/** Which of a member's purses: money at hand, money set aside, points at hand and set aside, money at a vendor. */
export type Purse = 'main' | 'held' | 'points' | 'pointsHeld' | `vendor:${string}`;

/** Where the house's side of a movement stands: who pays, or is paid, in the end. */
export type HousePurse =
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
  | 'games';

/** The members' money, or the play money of trials: the two never meet (DEMO-05). */
export type Book = 'main' | 'trial';

export type Currency = 'P' | 'points';

export interface AccountRef {
  readonly id: string;
  /** Null for the house. */
  readonly memberId: string | null;
  readonly purse: Purse | HousePurse;
  readonly currency: Currency;
}

const currencyOf = (purse: string): Currency => (purse.startsWith('points') ? 'points' : 'P');

/** A purse of a member. */
export const purseOf = (memberId: string, purse: Purse): AccountRef => ({
  id: `${memberId}/${purse}`,
  memberId,
  purse,
  currency: currencyOf(purse),
});

/** An account of the house, one for each merchant and book. */
export const houseOf = (merchantCode: string, book: Book, purse: HousePurse): AccountRef => ({
  id: `house/${merchantCode}/${book}/${purse}`,
  memberId: null,
  purse,
  currency: currencyOf(purse),
});

/** Bets are taken so long, ms. */
export const BETTING_MS = 15_000;
/** Once everybody who sits has bet, ms. */
export const ALL_IN_MS = 2_000;
/** Between the last bet and the deal, ms. */
export const SEALED_MS = 1_000;
/** To draw a card or to stand, ms; who says nothing stands. */
export const DECIDING_MS = 12_000;
/** From the cards' opening to the next hand, ms. */
export const SHOWN_MS = 8_000;
/** A deal that is later than this, after the provider was away, does not happen: the hand is void. */
export const LATEST_DEAL_MS = 5_000;
/** A seat is kept so long for a player whose page has gone, ms: a reload finds it again. */
export const SEAT_KEPT_MS = 20_000;

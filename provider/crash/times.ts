/** Bets are taken so long, ms. */
export const BETTING_MS = 6_000;
/** An ended round is shown so long before the next one opens, ms. */
export const REST_MS = 3_000;
/** A line without news says so, ms; a page that hears nothing for much longer connects again. */
export const SIGN_OF_LIFE_MS = 5_000;

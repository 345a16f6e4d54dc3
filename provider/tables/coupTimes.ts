/** Bets are taken so long, ms. */
export const BETTING_MS = 18_000;
/** Between the last bet and the deal, ms. */
export const SEALED_MS = 1_000;
/** A deal that is later than this, after the provider was away, does not happen: the coup is void. */
export const LATEST_DEAL_MS = 5_000;

/** From the deal to the next coup, ms: the cards or the wheel, then time to read the result. */
const SHOWN_MS: Readonly<Record<string, number>> = { 'roulette-1': 9_000, 'baccarat-1': 8_500 };
export const shownMs = (sheet: string): number => SHOWN_MS[sheet] ?? 7_000;

/** A payout above the stake, and nothing else, is a win; otherwise it is a plain figure. */
export const isWin = ({ payout, stake }: { readonly payout: number; readonly stake: number }): boolean =>
  payout > stake;

/** What a payment costs. `fixed` and the result in 1/10,000 P, `rate` in 1/10,000 of the amount; whole steps of 0.01 P. */
export const paymentFee = (
  amount: number,
  { fixed, rate }: { readonly fixed: number; readonly rate: number },
): number => fixed + Math.floor(((amount / 100) * rate) / 10_000) * 100;

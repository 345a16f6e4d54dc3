/** Lucide (ISC licence), on a 24 by 24 grid. */
export const checkIcon = 'M20 6 9 17l-5-5';

/** A rate in 1/10,000 as per cent: `0.1`. */
export const rateText = (rate: number): string => String(rate / 100);

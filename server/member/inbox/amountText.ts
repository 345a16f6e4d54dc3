const UNITS_PER_CENT = 100;
const CENTS_PER_P = 100;
const ZONE_MS = 8 * 60 * 60_000;

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** An amount in 1/10,000 P as the site shows it: `P 1,234.50`. */
export function amountText(units: number): string {
  const cents = Math.trunc(Math.abs(units) / UNITS_PER_CENT);
  const sign = units < 0 && cents > 0 ? '−' : '';
  return `${sign}P ${whole.format(Math.trunc(cents / CENTS_PER_P))}.${String(cents % CENTS_PER_P).padStart(2, '0')}`;
}

/** An instant in GMT+8 as the site shows it: `21/11/2026 19:42`. */
export function timeText(instant: number): string {
  const [day = '', time = ''] = new Date(instant + ZONE_MS).toISOString().split('T');
  return `${day.split('-').toReversed().join('/')} ${time.slice(0, 5)}`;
}

/** A business day, or that of an instant: `21/11/2026`. */
export const dayText = (instant: number): string => timeText(instant).slice(0, 10);

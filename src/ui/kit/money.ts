import { formatWhole } from './whole.ts';

/** Units of one P: amounts are integers in 1/10,000 P. */
const UNITS_PER_CENT = 100;
const CENTS_PER_POINT = 100;

/** CONST-30. */
const SYMBOL = 'P';

interface MoneyFormat {
  /** Prefixes gains with a plus; losses always have a minus. */
  readonly signed?: boolean;
}

/**
 * Formats an amount in 1/10,000 P: `P 1,234.50` (WALLET-07, WALLET-08, CONST-29, CONST-30). Fractions of a cent are
 * truncated toward zero, so that it never shows more than there is.
 */
export function formatMoney(units: number, { signed = false }: MoneyFormat = {}): string {
  const cents = Math.trunc(Math.abs(units) / UNITS_PER_CENT);
  const figure = `${formatWhole(Math.trunc(cents / CENTS_PER_POINT))}.${String(cents % CENTS_PER_POINT).padStart(2, '0')}`;
  return `${sign(units, cents, signed)}${SYMBOL} ${figure}`;
}

function sign(units: number, cents: number, signed: boolean): string {
  if (cents === 0) return '';
  if (units < 0) return '−';
  return signed ? '+' : '';
}

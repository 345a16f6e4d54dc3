/** Amounts are whole numbers of this part of one P. */
const UNITS_PER_CENT = 100;
const CENTS_PER_POINT = 100;

/** CONST-30. */
const SYMBOL = 'P';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

interface MoneyFormat {
  /** Puts a plus before gains; losses always carry their minus. */
  readonly signed?: boolean;
}

/**
 * An amount in 1/10,000 P as people read it: `P 1,234.50` (WALLET-07, WALLET-08, CONST-29, CONST-30). What is below a
 * cent is cut toward zero, so that nobody reads more than there is.
 */
export function formatMoney(units: number, { signed = false }: MoneyFormat = {}): string {
  const cents = Math.trunc(Math.abs(units) / UNITS_PER_CENT);
  const figure = `${whole.format(Math.trunc(cents / CENTS_PER_POINT))}.${String(cents % CENTS_PER_POINT).padStart(2, '0')}`;
  return `${sign(units, cents, signed)}${SYMBOL} ${figure}`;
}

function sign(units: number, cents: number, signed: boolean): string {
  if (cents === 0) return '';
  if (units < 0) return '−';
  return signed ? '+' : '';
}

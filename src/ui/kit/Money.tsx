import { classes } from './classes.ts';
import styles from './Money.module.css';
import { formatMoney } from './money.ts';

export interface MoneyProps {
  /** In 1/10,000 P. */
  readonly amount: number;
  /** Shows a plus or minus, coloured. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
}

/** An amount: monospaced, two decimals, never wrapped (WALLET-07, 08). */
export function Money({ amount, signed = false, className }: MoneyProps) {
  const tone = signed && amount !== 0 ? (amount > 0 ? styles.gain : styles.loss) : null;
  return <span className={classes(styles.money, tone, className)}>{formatMoney(amount, { signed })}</span>;
}

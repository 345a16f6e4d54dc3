import { classes } from '../../kit/classes.ts';
import styles from './meter.module.css';

interface MeterProps {
  /** What is measured, in words with both figures. */
  readonly label: string;
  readonly used: number;
  readonly amount: number;
  /** Close to its end. */
  readonly near: boolean;
}

/** A bar of what is used of a limit. */
export function Meter({ label, used, amount, near }: MeterProps) {
  return (
    <meter className={classes(styles.meter, near && styles.near)} min={0} max={amount} value={used} aria-label={label}>
      {label}
    </meter>
  );
}

import { classes } from './classes.ts';
import styles from './Money.module.css';
import { formatPoints } from './points.ts';

interface PointsProps {
  readonly points: number;
  /** Shows a plus or minus, coloured. */
  readonly signed?: boolean;
  readonly className?: string | undefined;
}

/** A number of points, styled like an amount. */
export function Points({ points, signed = false, className }: PointsProps) {
  const tone = signed && points !== 0 ? (points > 0 ? styles.gain : styles.loss) : null;
  return <span className={classes(styles.money, tone, className)}>{formatPoints(points, { signed })}</span>;
}

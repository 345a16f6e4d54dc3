import { classes } from './classes.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** Number of text lines. Without it, one block sized by `className`. */
  readonly lines?: number;
  readonly className?: string | undefined;
}

/** Loading placeholder. Its container carries `aria-busy`. */
export function Skeleton({ lines, className }: SkeletonProps) {
  if (lines === undefined) return <span className={classes(styles.skeleton, className)} aria-hidden="true" />;
  return (
    <span className={classes(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <span key={line} className={styles.skeleton} />
      ))}
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './CountBadge.module.css';
import { classes } from './classes.ts';

interface CountBadgeProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A count; its host element says it in words. */
export function CountBadge({ children, className }: CountBadgeProps) {
  return (
    <span className={classes(styles.count, className)} aria-hidden="true">
      {children}
    </span>
  );
}

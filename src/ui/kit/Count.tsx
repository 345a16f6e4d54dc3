import type { ReactNode } from 'react';
import styles from './Count.module.css';
import { classes } from './classes.ts';

interface CountProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** How many wait; the thing it sits on says it in words. */
export function Count({ children, className }: CountProps) {
  return (
    <span className={classes(styles.count, className)} aria-hidden="true">
      {children}
    </span>
  );
}

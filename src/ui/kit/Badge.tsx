import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

interface BadgeProps {
  readonly tone?: 'gain' | 'danger' | 'accent' | 'info';
  readonly children: ReactNode;
}

/** A status in one word. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={classes(styles.badge, tone && styles[tone])}>{children}</span>;
}

import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  /** `status` for announcements. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.spoken} role={role}>
      {children}
    </span>
  );
}

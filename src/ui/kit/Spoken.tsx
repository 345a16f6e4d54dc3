import type { ReactNode } from 'react';
import styles from './Spoken.module.css';

interface SpokenProps {
  /** `status` for what is told as soon as it is there. */
  readonly role?: 'status';
  readonly children: ReactNode;
}

/** Words for whoever listens to the page; others see the same by its shape. */
export function Spoken({ role, children }: SpokenProps) {
  return (
    <span className={styles.spoken} role={role}>
      {children}
    </span>
  );
}

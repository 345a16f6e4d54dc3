import type { ReactNode } from 'react';
import styles from './StateCard.module.css';

interface StateCardProps {
  /** A drawing of `src/ui/art`. */
  readonly art: ReactNode;
  readonly title: string;
  /** What happened and what to do about it. */
  readonly text: ReactNode;
  /** The way out. */
  readonly action?: ReactNode;
  /** `alert` for an error that came just now. */
  readonly role?: 'alert' | 'status';
}

/** What a view shows when it has nothing, when it failed, or when something is done. */
export function StateCard({ art, title, text, action, role }: StateCardProps) {
  return (
    <div className={styles.card} role={role}>
      {art}
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

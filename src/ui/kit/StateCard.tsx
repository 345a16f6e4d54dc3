import type { ReactNode } from 'react';
import styles from './StateCard.module.css';

interface StateCardProps {
  /** An illustration of `src/ui/art`. */
  readonly art: ReactNode;
  readonly title: string;
  /** Heading level: 2 directly below the page title. */
  readonly level?: 2 | 3;
  /** What happened and what to do about it. */
  readonly text: ReactNode;
  /** Buttons or links. */
  readonly action?: ReactNode;
  /** `alert` for a new error. */
  readonly role?: 'alert' | 'status';
}

/** Empty, error or success state of a view. */
export function StateCard({ art, title, level = 3, text, action, role }: StateCardProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.card} role={role}>
      {art}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}

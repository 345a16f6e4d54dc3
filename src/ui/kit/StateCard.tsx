import type { ReactNode } from 'react';
import styles from './StateCard.module.css';

interface StateCardProps {
  /** A drawing of `src/ui/art`. */
  readonly art: ReactNode;
  readonly title: string;
  /** Of the heading: 2 where it stands right under the title of the page. */
  readonly level?: 2 | 3;
  /** What happened and what to do about it. */
  readonly text: ReactNode;
  /** The way out. */
  readonly action?: ReactNode;
  /** `alert` for an error that came just now. */
  readonly role?: 'alert' | 'status';
}

/** What a view shows when it has nothing, when it failed, or when something is done. */
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

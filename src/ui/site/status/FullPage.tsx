import type { ReactNode } from 'react';
import { Brand } from '../../kit/Brand.tsx';
import styles from './status.module.css';

interface FullPageProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** The brand's artwork at the bottom. */
  readonly drawn?: boolean;
}

/** A full-page screen in place of the site. */
export function FullPage({ title, children, actions, drawn = false }: FullPageProps) {
  return (
    <main className={drawn ? `${styles.page} ${styles.drawn}` : styles.page}>
      <Brand />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </main>
  );
}

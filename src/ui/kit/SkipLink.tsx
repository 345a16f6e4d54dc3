import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the element to go to, which takes the focus. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link past something long, for the keyboard: shown while it has the focus. */
export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a className={styles.skip} href={`#${to}`}>
    {children}
  </a>
);

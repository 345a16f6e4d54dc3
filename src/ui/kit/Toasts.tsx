import type { ReactNode } from 'react';
import styles from './Toasts.module.css';

interface ToastsProps {
  /** Accessible name of the region. */
  readonly label: string;
  /** The newest toast, or null: the region is then hidden. */
  readonly children: ReactNode;
}

/** Region for toasts, above everything. Pass the newest toast's id as `key`, so that it is raised above dialogs. */
export function Toasts({ label, children }: ToastsProps) {
  return (
    <section ref={children ? raise : null} popover="manual" aria-label={label} className={styles.toasts}>
      {children}
    </section>
  );
}

function raise(place: HTMLElement): () => void {
  place.showPopover();
  return () => place.hidePopover();
}

import type { ReactNode } from 'react';
import styles from './Toasts.module.css';

interface ToastsProps {
  /** What this place of the page is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Where short results appear, above everything. Give it the newest toast's id as `key`, so that it rises over a dialog. */
export function Toasts({ label, children }: ToastsProps) {
  return (
    <section ref={raise} popover="manual" aria-label={label} className={styles.toasts}>
      {children}
    </section>
  );
}

function raise(place: HTMLElement): () => void {
  place.showPopover();
  return () => place.hidePopover();
}

import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons/shell.ts';
import { openModal, stayOpen } from './openModal.ts';

interface DialogProps {
  readonly title: string;
  /** Absent when it cannot be left without deciding; then Escape does nothing either. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string;
  readonly busy?: boolean | undefined;
  /** A panel at its left, on wide screens only. Decoration: nothing one needs stands there. */
  readonly side?: ReactNode;
  /** `wide` is for text and tables. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** A sheet from below on phones, a dialog in the middle from 1024 px. It is open while it is mounted. */
export function Dialog({ title, onClose, closeLabel, busy, side, size, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      className={classes(styles.dialog, side ? styles.withSide : null, size === 'wide' && styles.wide)}
      closedby={onClose ? 'closerequest' : 'none'}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onClose={stayOpen}
      onCancel={(event) => decide(event, onClose)}
    >
      <div className={styles.grip} />
      {side ? <aside className={styles.side}>{side}</aside> : null}
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          {onClose && closeLabel ? (
            <IconButton icon={xIcon} size="large" label={closeLabel} onClick={onClose} className={styles.close} />
          ) : null}
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Whether it closes is for the machine to say, so the platform's own closing is held back. */
function decide(event: SyntheticEvent<HTMLDialogElement>, onClose: (() => void) | undefined): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  onClose?.();
}

import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { xIcon } from './icons/shell.ts';
import { keepOpen, openModal } from './openModal.ts';

interface DialogProps {
  readonly title: string;
  /** Without it the dialog cannot be closed, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined;
  readonly closeLabel?: string;
  readonly busy?: boolean | undefined;
  /** Decorative panel on the left, wide screens only. Must hold nothing essential. */
  readonly side?: ReactNode;
  /** `wide` is for text and tables. */
  readonly size?: 'normal' | 'wide';
  readonly children: ReactNode;
}

/** A bottom sheet on phones, a centred dialog from 1024 px. Open while mounted. */
export function Dialog({ title, onClose, closeLabel, busy, side, size, children }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      ref={openModal}
      className={classes(styles.dialog, side ? styles.withSide : null, size === 'wide' && styles.wide)}
      closedby={onClose ? 'closerequest' : 'none'}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
      onClose={keepOpen}
      onCancel={(event) => askToClose(event, onClose)}
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

/** The machine decides about closing, so the native close is prevented. */
export function askToClose(event: SyntheticEvent<HTMLDialogElement>, onClose: (() => void) | undefined): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  onClose?.();
}

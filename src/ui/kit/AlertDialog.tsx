import { type ReactNode, useId } from 'react';
import styles from './AlertDialog.module.css';
import { keepOpen, openModal } from './openModal.ts';

interface AlertDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Called on Escape. Without it, Escape does nothing. */
  readonly onDismiss?: (() => void) | undefined;
  /** One or two buttons; the primary one comes last. */
  readonly actions: ReactNode;
}

/** Blocks the page until answered. Open while mounted. */
export function AlertDialog({ title, text, onDismiss, actions }: AlertDialogProps) {
  const id = useId();
  return (
    <dialog
      ref={openModal}
      role="alertdialog"
      className={styles.alert}
      closedby={onDismiss ? 'closerequest' : 'none'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={keepOpen}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss?.();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={styles.text}>
        {text}
      </div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}

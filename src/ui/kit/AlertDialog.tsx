import { type ReactNode, useId } from 'react';
import styles from './AlertDialog.module.css';
import { openModal, stayOpen } from './openModal.ts';

interface AlertDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Escape. Absent when there is only one way on; Escape then does nothing. */
  readonly onDismiss?: (() => void) | undefined;
  /** One or two buttons; what to do next comes last. */
  readonly actions: ReactNode;
}

/** Stops everything until it is answered. It is open while it is mounted. */
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
      onClose={stayOpen}
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

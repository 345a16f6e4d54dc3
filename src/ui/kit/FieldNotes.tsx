import styles from './FieldNotes.module.css';
import { Icon } from './Icon.tsx';
import { triangleAlertIcon } from './icons/form.ts';

interface FieldNotesProps {
  /** The id for the input's aria-describedby. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  /** The server has refused the value: announced at once. */
  readonly refused?: boolean | undefined;
}

/** Hint or error of a field; announced when it changes. */
export function FieldNotes({ id, hint, error, refused }: FieldNotesProps) {
  return (
    <div id={id} className={styles.notes} aria-live="polite">
      {error ? (
        <p className={styles.error} role={refused ? 'alert' : undefined}>
          <Icon d={triangleAlertIcon} size="small" className={styles.mark} />
          <span>{error}</span>
        </p>
      ) : hint ? (
        <p className={styles.hint}>{hint}</p>
      ) : null}
    </div>
  );
}

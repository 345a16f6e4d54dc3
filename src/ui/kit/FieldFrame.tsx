import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './FieldFrame.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { leavesField } from './leavesField.ts';

/** Shared props of all fields. */
export interface FieldTextProps {
  readonly label: string;
  /** Called when the focus moves to another field: errors may show from now on. */
  readonly onLeave?: (() => void) | undefined;
  readonly hint?: string | undefined;
  /** The error, tied to the input. */
  readonly error?: string | null | undefined;
  /** The error is the server's refusal: announced at once. */
  readonly refused?: boolean | undefined;
  readonly className?: string | undefined;
}

interface FieldFrameProps extends FieldTextProps {
  /** Renders the input; `tied` connects it to label and notes. */
  readonly children: (tied: ComponentProps<'input'>) => ReactNode;
}

/** Label above an input, hint or error below it (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function FieldFrame({ label, onLeave, hint, error, refused, className, children }: FieldFrameProps) {
  const id = useId();
  const notes = `${id}-notes`;
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes,
        onBlur: (event) => {
          if (leavesField(event)) onLeave?.();
        },
      })}
      <FieldNotes id={notes} hint={hint} error={error} refused={refused} />
    </div>
  );
}

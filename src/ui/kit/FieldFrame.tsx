import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './FieldFrame.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { leavesField } from './leavesField.ts';

/** What every field says of its input. */
export interface FieldWords {
  readonly label: string;
  /** Somebody goes on to another field: now it may say what is wrong. */
  readonly onLeave?: (() => void) | undefined;
  readonly hint?: string | undefined;
  /** What is wrong, in words; tied to the input. */
  readonly error?: string | null | undefined;
  readonly className?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Draws the input, which takes `tied` to belong to label and notes. */
  readonly children: (tied: ComponentProps<'input'>) => ReactNode;
}

/** The label over an input, and under it the hint or what is wrong (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function FieldFrame({ label, onLeave, hint, error, className, children }: FieldFrameProps) {
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
      <FieldNotes id={notes} hint={hint} error={error} />
    </div>
  );
}

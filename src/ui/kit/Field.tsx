import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { FieldNotes } from './FieldNotes.tsx';
import { Icon } from './Icon.tsx';
import { leavesField } from './leavesField.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onBlur' | 'onChange' | 'value' | 'id'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Somebody goes on to another field: now it may say what is wrong. */
  readonly onLeave?: (() => void) | undefined;
  readonly hint?: string | undefined;
  /** What is wrong, in words; tied to the input. */
  readonly error?: string | null | undefined;
  /** An outline of `icons/` before the input. */
  readonly icon?: string;
  /** Something to choose from before the input, such as a country. */
  readonly lead?: ReactNode;
  /** A button after the input. */
  readonly aside?: ReactNode;
}

/** One line of text with its label, hint and error (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function Field({
  label,
  value,
  onChange,
  onLeave,
  hint,
  error,
  icon,
  lead,
  aside,
  className,
  ...rest
}: FieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {icon ? <Icon d={icon} className={styles.icon} /> : null}
        {lead}
        <input
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onBlur={(event) => {
            if (leavesField(event)) onLeave?.();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => onChange(target.value)}
        />
        {aside}
      </div>
      <FieldNotes id={`${id}-notes`} hint={hint} error={error} />
    </div>
  );
}

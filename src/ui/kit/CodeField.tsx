import type { ComponentProps, SyntheticEvent } from 'react';
import { useId } from 'react';
import styles from './CodeField.module.css';
import { classes } from './classes.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { leavesField } from './leavesField.ts';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'onBlur' | 'onChange' | 'value' | 'id' | 'maxLength'> {
  readonly label: string;
  /** How many digits the code has. */
  readonly length: number;
  readonly value: string;
  /** Digits only, never more than `length`. */
  readonly onChange: (digits: string) => void;
  /** Somebody goes on to another field: now it may say what is wrong. */
  readonly onLeave?: (() => void) | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
}

/** A code from a message. It looks like boxes and is one input, so that pasting and filling in by the phone work. */
export function CodeField({
  label,
  length,
  value,
  onChange,
  onLeave,
  hint,
  error,
  className,
  ...rest
}: CodeFieldProps) {
  const id = useId();
  const current = Math.min(value.length, length - 1);
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.code}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="[0-9]*"
          {...rest}
          id={id}
          className={styles.input}
          value={value}
          onBlur={(event) => {
            if (leavesField(event)) onLeave?.();
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, length))}
          onSelect={keepCaretAtEnd}
        />
        <span className={styles.boxes} aria-hidden="true">
          {Array.from({ length }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            <span key={place} className={classes(styles.box, place === current && styles.current)}>
              {value[place]}
            </span>
          ))}
        </span>
      </div>
      <FieldNotes id={`${id}-notes`} hint={hint} error={error} />
    </div>
  );
}

/** The boxes show no caret, so there is one place to type: the end. A selection of everything stays. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}

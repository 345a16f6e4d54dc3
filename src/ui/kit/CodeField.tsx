import type { ComponentProps, SyntheticEvent } from 'react';
import styles from './CodeField.module.css';
import { classes } from './classes.ts';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';

type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldTextProps | 'onBlur' | 'onChange' | 'value' | 'id' | 'maxLength'
>;

interface CodeFieldProps extends InputProps, FieldTextProps {
  /** Number of digits. */
  readonly length: number;
  readonly value: string;
  /** Digits only, never more than `length`. */
  readonly onChange: (digits: string) => void;
}

/** A one-time code. Looks like boxes but is one input, so that paste and autofill work. */
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
  const current = Math.min(value.length, length - 1);
  return (
    <FieldFrame label={label} onLeave={onLeave} hint={hint} error={error} className={className}>
      {(tied) => (
        <div className={styles.code}>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            pattern="[0-9]*"
            {...rest}
            {...tied}
            className={styles.input}
            value={value}
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
      )}
    </FieldFrame>
  );
}

/** Keeps the caret at the end, because the boxes show none; a selection of everything stays. */
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>): void {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}

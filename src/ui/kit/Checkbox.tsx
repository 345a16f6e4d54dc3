import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Checkbox.module.css';
import { FieldNotes } from './FieldNotes.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'disabled'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The error, tied to the box. Without this prop no space is reserved for it. */
  readonly error?: string | undefined;
}

/** A checkbox. Consent is never pre-checked. Disabled by `aria-disabled`, so that it keeps the focus. */
export function Checkbox({ label, checked, onChange, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={`${id}-notes`} error={error} />
    </div>
  );
}

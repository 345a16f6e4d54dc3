import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import styles from './Check.module.css';
import { FieldNotes } from './FieldNotes.tsx';

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'disabled'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is wrong, in words; tied to the box. A box without this prop has no room for words. */
  readonly error?: string | undefined;
}

/** Yes or no. Consent is never ticked beforehand. At rest it is `aria-disabled`, so that the focus may stay on it. */
export function Check({ label, checked, onChange, error, className, ...rest }: CheckProps) {
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

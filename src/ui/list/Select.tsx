import { useId } from 'react';
import styles from './select.module.css';

interface SelectProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly disabled?: boolean;
  readonly onChange: (id: Id) => void;
}

/** A native select. */
export function Select<Id extends string>({ label, options, value, disabled, onChange }: SelectProps<Id>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value as Id)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

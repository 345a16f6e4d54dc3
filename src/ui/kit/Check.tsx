import type { ComponentProps, ReactNode } from 'react';
import styles from './Check.module.css';
import { classes } from './classes.ts';

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'disabled'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Yes or no. Consent is never ticked beforehand. At rest it is `aria-disabled`, so that the focus may stay on it. */
export function Check({ label, checked, onChange, className, ...rest }: CheckProps) {
  return (
    <label className={classes(styles.check, className)}>
      <input
        {...rest}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

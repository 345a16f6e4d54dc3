import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldWords | 'onBlur' | 'onChange' | 'value' | 'id'>;

export interface FieldProps extends InputProps, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** An outline of `icons/` before the input. */
  readonly icon?: string;
  /** Something to choose from before the input, such as a country. */
  readonly lead?: ReactNode;
  /** A button after the input. */
  readonly aside?: ReactNode;
}

/** One line of text. */
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
  return (
    <FieldFrame label={label} onLeave={onLeave} hint={hint} error={error} className={className}>
      {(tied) => (
        <div className={styles.box}>
          {icon ? <Icon d={icon} className={styles.icon} /> : null}
          {lead}
          <input
            {...rest}
            {...tied}
            className={styles.input}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {aside}
        </div>
      )}
    </FieldFrame>
  );
}

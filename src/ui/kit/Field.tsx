import type { ComponentProps, ReactNode } from 'react';
import styles from './Field.module.css';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldTextProps | 'onBlur' | 'onChange' | 'value' | 'id'>;

export interface FieldProps extends InputProps, FieldTextProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** An icon of `icons/` before the input. */
  readonly icon?: string;
  /** A control before the input, such as a country picker. */
  readonly lead?: ReactNode;
  /** A button after the input. */
  readonly aside?: ReactNode;
}

/** A single-line text field. */
export function Field({
  label,
  value,
  onChange,
  onLeave,
  hint,
  error,
  refused,
  icon,
  lead,
  aside,
  className,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame label={label} onLeave={onLeave} hint={hint} error={error} refused={refused} className={className}>
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

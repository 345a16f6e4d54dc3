import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTextProps } from './FieldFrame.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends Pick<FieldTextProps, 'label' | 'hint' | 'error'> {
  readonly value: string;
  readonly rows?: number;
  readonly readOnly?: boolean;
  readonly maxLength?: number;
  /** Of the text, where it is not the language of the page. */
  readonly lang?: string;
  readonly onChange: (value: string) => void;
}

/** Text of several lines. */
export function TextArea({ label, hint, error, rows = 4, onChange, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => (
        <textarea
          {...(tied as ComponentProps<'textarea'>)}
          {...rest}
          rows={rows}
          className={styles.area}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

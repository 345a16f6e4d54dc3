import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTextProps } from '../kit/FieldFrame.tsx';
import styles from './noteArea.module.css';

interface NoteAreaProps extends Pick<FieldTextProps, 'label' | 'error'> {
  readonly value: string;
  readonly maxLength: number;
  readonly lang: string;
  readonly onChange: (value: string) => void;
}

/** Text of several lines. */
export function NoteArea({ label, error, value, maxLength, lang, onChange }: NoteAreaProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(tied) => (
        <textarea
          {...(tied as ComponentProps<'textarea'>)}
          className={styles.area}
          rows={4}
          lang={lang}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}

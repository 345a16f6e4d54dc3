import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import styles from './FileButton.module.css';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'onChange' | 'value'> {
  readonly label: string;
  readonly variant?: ButtonLook['variant'];
  readonly onFiles: (files: readonly File[]) => void;
}

/** File picker with the site's own label; a native one uses the browser's language. */
export function FileButton({ label, variant, onFiles, ...rest }: FileButtonProps) {
  return (
    <label className={buttonClass({ variant, className: styles.button })}>
      {label}
      <input
        {...rest}
        type="file"
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'>, ButtonLook {
  /** Shows a spinner over the label, keeps the width and ignores presses. */
  readonly busy?: boolean;
  /** Ignores presses but stays focusable, so that the focus is not lost. */
  readonly disabled?: boolean;
}

export function Button({ variant, size, wide, busy, disabled, className, children, onClick, ...rest }: ButtonProps) {
  const idle = !busy && !disabled;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide, className })}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      onClick={idle ? onClick : holdBack}
    >
      {busy ? <Spinner className={styles.spinner} /> : null}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

function holdBack(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

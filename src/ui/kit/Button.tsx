import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'>, ButtonLook {
  /** It is at work: a spinner lies over the words, the width stays, a press does nothing. */
  readonly busy?: boolean;
  /** A press does nothing; the focus may still rest here, so that it is never lost. */
  readonly disabled?: boolean;
}

/** Does one thing and says which. */
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

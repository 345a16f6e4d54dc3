import type { ComponentProps } from 'react';
import { Count } from './Count.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** An outline of `icons/`. */
  readonly icon: string;
  /** What it does, in words. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  /** A number at its corner; none at 0. The label says it too. */
  readonly count?: number;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** A button of one drawing, for things everybody knows. */
export function IconButton({ icon, label, size, count, busy, disabled, className, onClick, ...rest }: IconButtonProps) {
  const idle = !busy && !disabled;
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles.button, busy && styles.busy, className)}
      aria-label={label}
      aria-disabled={idle ? undefined : true}
      aria-busy={busy || undefined}
      onClick={idle ? onClick : undefined}
    >
      <Icon d={icon} {...(size ? { size } : {})} />
      {count ? <Count className={styles.count}>{count}</Count> : null}
    </button>
  );
}

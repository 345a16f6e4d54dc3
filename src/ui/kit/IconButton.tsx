import type { ComponentProps } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label'> {
  /** An icon of `icons/`. */
  readonly icon: string;
  /** The accessible label. */
  readonly label: string;
  readonly size?: 'small' | 'large';
  /** A count at its corner, hidden at 0. The label must include it. */
  readonly count?: number;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** A button with an icon only. */
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
      {count ? <CountBadge className={styles.count}>{count}</CountBadge> : null}
    </button>
  );
}

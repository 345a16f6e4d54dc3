import { classes } from './classes.ts';
import styles from './Icon.module.css';

interface IconProps {
  /** An outline of `icons/`. */
  readonly d: string;
  readonly size?: 'small' | 'large';
  readonly className?: string | undefined;
}

/** An outline beside words; it says nothing of its own. */
export function Icon({ d, size, className }: IconProps) {
  return (
    <svg className={classes(styles.icon, size && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

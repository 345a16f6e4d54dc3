import { classes } from './classes.ts';
import styles from './Icon.module.css';

interface IconProps {
  /** An icon of `icons/`. */
  readonly d: string;
  readonly size?: 'small' | 'large';
  readonly className?: string | undefined;
}

/** A decorative icon beside a label. */
export function Icon({ d, size, className }: IconProps) {
  return (
    <svg className={classes(styles.icon, size && styles[size], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** `primary` is the main action: at most one on a view. `paper` and `ink` are for paper backgrounds. */
  readonly variant?: 'primary' | 'solid' | 'lamp' | 'plain' | 'paper' | 'ink' | 'danger' | undefined;
  readonly size?: 'small' | 'tall' | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Button classes, also for links that look like one. */
export const buttonClass = ({ variant, size, wide, className }: ButtonLook = {}): string =>
  classes(styles.button, variant && styles[variant], size && styles[size], wide && styles.wide, className);

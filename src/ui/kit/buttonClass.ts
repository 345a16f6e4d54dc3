import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** `primary` is the one thing to do next: at most one on a view. `paper` and `ink` stand on paper. */
  readonly variant?: 'primary' | 'solid' | 'lamp' | 'plain' | 'paper' | 'ink' | 'danger' | undefined;
  readonly size?: 'small' | 'tall' | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The looks of a button, for links that are one. */
export const buttonClass = ({ variant, size, wide, className }: ButtonLook = {}): string =>
  classes(styles.button, variant && styles[variant], size && styles[size], wide && styles.wide, className);

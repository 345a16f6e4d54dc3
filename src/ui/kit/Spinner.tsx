import { classes } from './classes.ts';
import styles from './Spinner.module.css';

/** Decorative spinner; its host says in words what is loading. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span className={classes(styles.spinner, className)} aria-hidden="true" />;
}

import { classes } from './classes.ts';
import styles from './Spinner.module.css';

/** Work is going on; whoever shows it says which in words. */
export function Spinner({ className }: { readonly className?: string | undefined }) {
  return <span className={classes(styles.spinner, className)} aria-hidden="true" />;
}

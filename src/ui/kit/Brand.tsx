import styles from './Brand.module.css';
import { classes } from './classes.ts';

/** The merchant's logo and name, from the brand's tokens. */
export function Brand({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={classes(styles.brand, className)}>
      <span className={styles.mark} />
      <span className={styles.name} />
    </span>
  );
}

import styles from './art.module.css';

/** A torn string of lamps: loading failed. */
export function BrokenString() {
  return (
    <svg className={styles.art} viewBox="0 0 120 84" aria-hidden="true">
      <path d="M4 14q24 26 48 24M116 14q-18 24-34 26M52 38l3 8M82 40l-4 7M50 80h32" className={styles.line} />
      <ellipse cx="18" cy="34" rx="6.5" ry="6" className={styles.lamp} />
      <ellipse cx="36" cy="44" rx="6.5" ry="6" className={styles.lamp} />
      <ellipse cx="102" cy="36" rx="6.5" ry="6" className={styles.lamp} />
      <ellipse cx="90" cy="44" rx="6.5" ry="6" className={styles.lamp} />
      <ellipse cx="66" cy="72" rx="7" ry="6.5" transform="rotate(24 66 72)" className={styles.fallen} />
    </svg>
  );
}

import styles from './art.module.css';

/** A boat between two piers: page not found. */
export function LostBoat() {
  return (
    <svg className={styles.art} viewBox="0 0 120 84" aria-hidden="true">
      <path d="M2 58h16v4H2zM6 62v18M14 62v18M102 58h16v4h-16zM106 62v18M114 62v18" className={styles.post} />
      <path d="M34 58h52q-6 12-14 12H48q-8 0-14-12z" className={styles.strong} />
      <path d="M60 58V26M60 28q12 2 16 10" className={styles.line} />
      <path d="M76 38v4" className={styles.thread} />
      <ellipse cx="76" cy="48" rx="6.5" ry="6" className={styles.lamp} />
      <path d="M20 76q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0" className={styles.line} />
    </svg>
  );
}

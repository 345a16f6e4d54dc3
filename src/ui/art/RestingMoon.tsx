import styles from './art.module.css';

/** The moon over an empty bench: play has ended for now. */
export function RestingMoon() {
  return (
    <svg className={styles.art} viewBox="0 0 120 84" aria-hidden="true">
      <circle cx="60" cy="38" r="29" className={styles.shade} />
      <path d="M60 9a29 29 0 1 0 29 33 21 21 0 1 1-29-33z" className={styles.lamp} />
      <path d="M10 16h10M100 10h8M94 34h8" className={styles.line} />
      <path d="M38 48h44v8H38zM26 56h68M32 56v22M88 56v22M12 78h96" className={styles.line} />
    </svg>
  );
}

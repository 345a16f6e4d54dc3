import styles from './art.module.css';

/** An empty stall with its lamp lit: an empty list. */
export function EmptyStall() {
  return (
    <svg className={styles.art} viewBox="0 0 120 84" aria-hidden="true">
      <path d="M18 26h84l-8-16H26z" className={styles.shade} />
      <path
        d="M18 26h14v6a7 7 0 0 1-14 0zM46 26h14v6a7 7 0 0 1-14 0zM74 26h14v6a7 7 0 0 1-14 0z"
        className={styles.strong}
      />
      <path
        d="M32 26h14v6a7 7 0 0 1-14 0zM60 26h14v6a7 7 0 0 1-14 0zM88 26h14v6a7 7 0 0 1-14 0z"
        className={styles.soft}
      />
      <path d="M24 38v42M96 38v42M20 60h80v6H20z" className={styles.post} />
      <path d="M60 38v5" className={styles.thread} />
      <ellipse cx="60" cy="49" rx="6.5" ry="6" className={styles.lamp} />
    </svg>
  );
}

import styles from './vip.module.css';

/** A paper lantern, drawn in the colour of its text. */
export function Lantern() {
  return (
    <svg className={styles.lantern} viewBox="0 0 40 56" aria-hidden="true">
      <path d="M20 0v7M14 7h12v3H14zM15 39h10v3H15zM17 42v9M20 42v12M23 42v9" className={styles.frame} />
      <ellipse cx="20" cy="24" rx="16" ry="15" className={styles.glow} />
      <path d="M20 9v30M13 10q-7 14 0 28M27 10q7 14 0 28" className={styles.ribs} />
    </svg>
  );
}

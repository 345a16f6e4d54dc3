import styles from './rewards.module.css';

/** A prize wheel with eight segments and a pointer. */
export function WheelArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <path d="M62 112l12-26h12l12 26z" className={styles.brass} />
      <circle cx="80" cy="58" r="46" className={styles.brass} />
      <circle cx="80" cy="58" r="40" className={styles.paper} />
      <path d="M80 58V18a40 40 0 0 1 28.3 11.7zM80 58h40a40 40 0 0 1-11.7 28.3z" className={styles.vermilion} />
      <path d="M80 58v40a40 40 0 0 1-28.3-11.7zM80 58H40a40 40 0 0 1 11.7-28.3z" className={styles.celadon} />
      <circle cx="80" cy="58" r="9" className={styles.gold} />
      <path d="M72 4h16l-8 18z" className={styles.gold} />
    </svg>
  );
}

import styles from './rewards.module.css';

/** A golden egg in its cup, with a crack. */
export function GoldenEggArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <circle cx="80" cy="56" r="50" className={styles.glow} />
      <path d="M80 10c22 0 34 34 34 54a34 34 0 0 1-68 0c0-20 12-54 34-54z" className={styles.gold} />
      <path d="M63 32q-9 16-8 32" className={styles.fold} />
      <path d="M92 24l-7 12 10 8-9 12" className={styles.ink} />
      <path d="M46 82h68q-2 16-18 18l4 10H60l4-10q-16-2-18-18z" className={styles.red} />
      <path d="M46 82h68" className={styles.brassLine} />
    </svg>
  );
}

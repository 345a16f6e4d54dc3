import styles from './rewards.module.css';

/** A letter coming out of its envelope, with a bell. */
export function LetterArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <path d="M34 52l46-32 46 32v54H34z" className={styles.shade} />
      <path d="M46 26h68v62H46z" className={styles.paper} />
      <path d="M58 40h30M58 50h44M58 60h22" className={styles.fold} />
      <path d="M34 52l46 32 46-32v50a4 4 0 0 1-4 4H38a4 4 0 0 1-4-4z" className={styles.water} />
      <circle cx="112" cy="28" r="17" className={styles.gold} />
      <path d="M105 32q2-3 2-7a5 5 0 0 1 10 0q0 4 2 7zM110 36h4" className={styles.ink} />
    </svg>
  );
}

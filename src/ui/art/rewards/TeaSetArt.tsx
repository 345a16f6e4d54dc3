import styles from './rewards.module.css';

/** A celadon teapot and two cups. */
export function TeaSetArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <path d="M14 96h132v7H14z" className={styles.brass} />
      <path d="M54 54q-16 0-17 14t20 14M106 66q14-1 20-19" className={styles.celadonLine} />
      <path d="M52 50h56q8 34-14 46H66Q44 84 52 50z" className={styles.celadon} />
      <path d="M58 50q4-14 22-14t22 14z" className={styles.celadon} />
      <circle cx="80" cy="32" r="5" className={styles.brass} />
      <path d="M52 58h56" className={styles.fold} />
      <path d="M18 78h28q-1 18-14 18T18 78zM116 78h28q-1 18-14 18t-14-18z" className={styles.paper} />
      <path d="M18 78h28M116 78h28" className={styles.fold} />
      <path d="M28 70q-3-5 1-9t0-9M130 70q-3-5 1-9t0-9" className={styles.fold} />
    </svg>
  );
}

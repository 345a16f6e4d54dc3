import styles from './rewards.module.css';

/** A lantern of mulberry paper, lit. */
export function LanternArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <circle cx="80" cy="62" r="46" className={styles.glow} />
      <path d="M80 0v22" className={styles.brassLine} />
      <path d="M64 22h32v7H64zM66 95h28v6H66z" className={styles.brass} />
      <ellipse cx="80" cy="62" rx="36" ry="34" className={styles.paper} />
      <ellipse cx="80" cy="66" rx="16" ry="20" className={styles.gold} opacity="0.55" />
      <path d="M80 28v68M64 31q-12 31 0 62M96 31q12 31 0 62M45 54h70M45 72h70" className={styles.fold} />
      <path d="M80 101v8M74 109h12M76 109v8M84 109v8" className={styles.brassLine} />
    </svg>
  );
}

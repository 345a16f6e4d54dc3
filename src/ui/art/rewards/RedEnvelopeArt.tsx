import styles from './rewards.module.css';

/** A sealed red envelope. */
export function RedEnvelopeArt() {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <g transform="rotate(-7 80 60)">
        <rect x="50" y="10" width="60" height="98" rx="6" className={styles.vermilion} />
        <path d="M50 16a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v20Q80 58 50 36z" className={styles.red} />
        <circle cx="80" cy="47" r="13" className={styles.gold} />
        <path d="M80 40v14M74 44h10a3 3 0 0 1 0 6H74" className={styles.ink} />
        <path d="M62 78h36M68 88h24" className={styles.brassLine} />
      </g>
    </svg>
  );
}

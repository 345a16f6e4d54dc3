import styles from './art.module.css';

/** Cloths of the market stalls, so that members differ. */
const CLOTHS = ['lottery', 'live', 'sports', 'fish', 'slots', 'cards', 'esports', 'crash'] as const;

/** A portrait drawn from a name: always the same for one member. */
export function Avatar({ name }: { readonly name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const cloth = CLOTHS[sum % CLOTHS.length];
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={`var(--stall-${cloth})`} />
      <path d="M8 42a16 13 0 0 1 32 0 24 24 0 0 1-32 0z" fill="#1e2633" />
      <path d="M20 27h8v6a4 4 0 0 1-8 0z" fill="#e8c9a4" />
      <circle cx="24" cy="20" r="9" fill="#f4dcb8" />
      <path d="M14 21a10 10 0 0 1 20 0c-2-4-6-6-10-6s-8 2-10 6z" fill="#3a2417" />
    </svg>
  );
}

import type { ReactNode } from 'react';
import styles from './art.module.css';

/** Cloth of the market stall behind each icon. */
const cloths = {
  elephant: 'fish',
  lotus: 'lottery',
  kite: 'sports',
  boat: 'esports',
  lantern: 'slots',
  durian: 'cards',
  tiger: 'live',
  moon: 'crash',
} as const;
type Name = keyof typeof cloths;

const drawings: Readonly<Record<Name, ReactNode>> = {
  elephant: (
    <>
      <path
        d="M7 22c0-6 4-9 8-8 1 5 0 12-3 15-3-1-5-3-5-7zM41 22c0-6-4-9-8-8-1 5 0 12 3 15 3-1 5-3 5-7z"
        fill="#8d99ab"
      />
      <path
        d="M14 20c0-7 4-11 10-11s10 4 10 11c0 5-2 8-5 10-1 3-1 6 1 7 1 1 0 3-2 3-4 0-6-4-6-9-5-1-8-5-8-11z"
        fill="#b4bfce"
      />
      <path d="M18 28c-1 3-1 5-3 7 3 0 5-2 6-6zM30 28c1 3 1 5 3 7-3 0-5-2-6-6z" fill="#fff6e3" />
      <circle cx="19.5" cy="20" r="1.7" fill="#1e2633" />
      <circle cx="28.5" cy="20" r="1.7" fill="#1e2633" />
      <path d="M20 12h8l-4 5z" fill="#f0b43a" />
    </>
  ),
  lotus: (
    <>
      <path d="M6 29c5-2 11 0 15 6-6 3-13 0-15-6zM42 29c-5-2-11 0-15 6 6 3 13 0 15-6z" fill="#4f9d69" />
      <path d="M10 20c6 0 11 6 12 14-7 0-12-6-12-14zM38 20c-6 0-11 6-12 14 7 0 12-6 12-14z" fill="#f7c6d6" />
      <path d="M16 13c6 4 8 13 6 21-6-3-9-13-6-21zM32 13c-6 4-8 13-6 21 6-3 9-13 6-21z" fill="#fbdce6" />
      <path d="M24 9c5 7 5 18 0 26-5-8-5-19 0-26z" fill="#fff2f6" />
      <circle cx="24" cy="32" r="2.6" fill="#f0b43a" />
    </>
  ),
  kite: (
    <>
      <path d="M24 6l12 14-12 14-12-14z" fill="#fff6e3" />
      <path d="M24 6l12 14H24z" fill="#d9533f" />
      <path d="M12 20h12v14z" fill="#3d6fb6" />
      <path d="M24 34c-4 3 3 5-1 9" fill="none" stroke="#fff6e3" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M22 36l-4-1 1 4zM24 40l4-2 0 4z" fill="#f0b43a" />
    </>
  ),
  boat: (
    <>
      <path d="M5 27h38c-2 7-7 10-12 10H17c-5 0-10-3-12-10z" fill="#7a4a2b" />
      <path d="M5 27c-1-3-1-6 1-9 1 4 3 7 6 9zM43 27c1-3 1-6-1-9-1 4-3 7-6 9z" fill="#5c3720" />
      <path d="M15 27V17h18v10z" fill="#fff6e3" />
      <path d="M12 18c3-6 8-8 12-8s9 2 12 8z" fill="#d9533f" />
      <path d="M18 20h5v4h-5zM25 20h5v4h-5z" fill="#3d6fb6" />
      <path
        d="M7 41c4-2 6 2 10 0s6 2 10 0 6 2 10 0"
        fill="none"
        stroke="#fff6e3"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  lantern: (
    <>
      <path d="M24 4v6M24 34v4" stroke="#fff6e3" strokeWidth="1.6" strokeLinecap="round" />
      <path d="M14 22c0-8 4-12 10-12s10 4 10 12-4 12-10 12-10-4-10-12z" fill="#f0b43a" />
      <path d="M19 11c-3 6-3 16 0 22M29 11c3 6 3 16 0 22M24 10v24" fill="none" stroke="#b87b17" strokeWidth="1.3" />
      <path d="M18 9h12v3H18zM18 32h12v3H18z" fill="#7a4a2b" />
      <path d="M21 38v4M24 38v6M27 38v4" stroke="#d9533f" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  durian: (
    <>
      <path
        d="M24 11l3-3 1 4 4-2 0 4 4 0-2 4 4 1-3 3 3 3-4 1 1 4-4 0-1 4-4-2-2 3-2-3-4 2-1-4-4 0 1-4-4-1 3-3-3-3 4-1-2-4 4 0 0-4 4 2 1-4z"
        fill="#93a83e"
      />
      <circle cx="24" cy="23" r="10" fill="#a9bd4f" />
      <path d="M24 13c-4 5-5 14 0 20 5-6 4-15 0-20z" fill="#f7e08a" />
      <path d="M23 8c0-3 1-4 3-4v5z" fill="#7a4a2b" />
    </>
  ),
  tiger: (
    <>
      <path d="M11 16c-1-5 2-8 6-6l3 4zM37 16c1-5-2-8-6-6l-3 4z" fill="#e58a2f" />
      <path d="M10 24c0-8 6-13 14-13s14 5 14 13-6 14-14 14-14-6-14-14z" fill="#f2a347" />
      <path d="M15 30c2-4 6-4 9-2 3-2 7-2 9 2-1 5-5 7-9 7s-8-2-9-7z" fill="#fff6e3" />
      <path
        d="M24 12v6M19 13l1 4M29 13l-1 4M11 22l4 1M11 27l4-1M37 22l-4 1M37 27l-4-1"
        stroke="#3a2417"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="18.5" cy="23" r="2" fill="#1e2633" />
      <circle cx="29.5" cy="23" r="2" fill="#1e2633" />
      <path d="M22 27h4l-2 2.4z" fill="#d9533f" />
    </>
  ),
  moon: (
    <>
      <path d="M30 8a16 16 0 1 0 9 25A14 14 0 0 1 30 8z" fill="#fff2c9" />
      <circle cx="20" cy="21" r="2.2" fill="#ead79a" />
      <circle cx="24" cy="31" r="3" fill="#ead79a" />
      <path d="M37 12l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM32 22l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z" fill="#fff6e3" />
    </>
  ),
};

/** An icon that a member can choose. */
export function DrawnIcon({ name }: { readonly name: Name }) {
  return (
    <svg className={styles.avatar} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={`var(--stall-${cloths[name]})`} />
      {drawings[name]}
    </svg>
  );
}

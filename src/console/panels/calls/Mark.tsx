/** Decorative 14 × 14 icons for verdicts and states; text beside them says the same. */
const DRAWINGS = {
  fits: 'm2.8 7.4 2.8 2.8 5.6-6',
  wrong: 'M2 7h5.5M9 3v8',
  held: 'M3 3h8v8H3zM5.8 5.2v3.6M8.2 5.2v3.6',
  sealed: 'M3 6.2h8v5.3H3zM4.8 6V4.3a2.2 2.2 0 0 1 4.4 0V6',
  release: 'M4 2.5v9l7.5-4.5z',
} as const;

export const Mark = ({ of }: { readonly of: keyof typeof DRAWINGS }) => (
  <svg className="i s" viewBox="0 0 14 14" aria-hidden="true">
    <path d={DRAWINGS[of]} />
  </svg>
);

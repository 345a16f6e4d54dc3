const PATHS = {
  run: <path d="M4 2.5v9l7.5-4.5z" fill="currentColor" />,
  pause: <path d="M4.5 2.5v9M9.5 2.5v9" strokeWidth="2.4" />,
  step: (
    <>
      <path d="M3 2.5v9l5.5-4.5z" fill="currentColor" />
      <path d="M11 2.5v9" strokeWidth="2" />
    </>
  ),
  toTimer: (
    <>
      <path d="M1.5 7h7" />
      <path d="M6 3.8 9.3 7 6 10.2" />
      <path d="M12 2.5v9" strokeWidth="2" />
    </>
  ),
  close: <path d="m3 3 8 8m0-8-8 8" />,
  theme: (
    <>
      <circle cx="7" cy="7" r="4.7" />
      <path d="M7 2.3a4.7 4.7 0 0 1 0 9.4z" fill="currentColor" stroke="none" />
    </>
  ),
  dock: <path d="M2 2.5h10v9H2zM2 8h10" />,
  side: <path d="M2 2.5h10v9H2zM8.5 2.5v9" />,
  window: <path d="M2 5.5h6.5V12H2zM5 5.5V2h7v6.5H8.5" />,
  plus: <path d="M7 3v8M3 7h8" />,
  search: (
    <>
      <circle cx="6" cy="6" r="3.6" />
      <path d="m8.8 8.8 3.2 3.2" />
    </>
  ),
  user: <path d="M4 2v9l2.2-2.4L8 12l1.4-.7-1.7-3.2h3z" fill="currentColor" stroke="none" />,
  reply: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <circle cx="7" cy="7" r="1.4" fill="currentColor" />
    </>
  ),
  timer: (
    <>
      <circle cx="7" cy="7.6" r="4.4" />
      <path d="M7 5v2.8l1.8 1M5.6 1.5h2.8" />
    </>
  ),
  message: (
    <>
      <path d="M2 7h9" />
      <path d="M8 3.8 11.3 7 8 10.2" />
    </>
  ),
  moved: <path d="M4 2v6h7" />,
  started: (
    <>
      <path d="M2 7h7" />
      <path d="M7 4l3 3-3 3" />
    </>
  ),
  effect: <path d="m7 2.5 4.5 4.5L7 11.5 2.5 7z" fill="currentColor" stroke="none" />,
  earlier: <path d="m3 9 4-4.5L11 9" />,
  later: <path d="m3 5 4 4.5L11 5" />,
  no: <path d="M2 7h7M9 3v8" strokeWidth="2" />,
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative icon; its control has a name. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="i" viewBox="0 0 14 14" aria-hidden="true">
    {PATHS[name]}
  </svg>
);

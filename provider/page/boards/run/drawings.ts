import { html, svg } from 'lit-html';

/** A runner in a straw hat, blue shirt and red sash, looking ahead. */
export const runner = html`<svg viewBox="0 0 64 88" aria-hidden="true">
  <g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path d="M28 58 24 70 14 74" stroke="#a9683f" stroke-width="7" />
    <path d="M14 74h-5" stroke="#5b2f1b" stroke-width="5" />
    <path d="M34 58 42 68 40 81" stroke="#c98656" stroke-width="7" />
    <path d="M40 83h7" stroke="#5b2f1b" stroke-width="5" />
    <path d="M24 37 15 46 21 54" stroke="#a9683f" stroke-width="6" />
  </g>
  <path d="M23 50h17l4 14-9 3-4-6-8 6-6-4Z" fill="#33507a" />
  <path d="M22 33c6-4 14-4 18 0l1 20H21Z" fill="#2f6da6" />
  <path d="M34 31c4 1 6 2 6.5 4l.7 18H36Z" fill="#255888" />
  <path d="M20.5 49h21v6h-21Z" fill="#c9343a" />
  <path d="m22 55-7 7 1-8Z" fill="#a3262d" />
  <path d="M24 50.500v3M29 50.500v3M34 50.500v3M39 50.500v3" stroke="#f6d9ae" stroke-width="1.3" />
  <path d="M37 37 47 44 54 38" fill="none" stroke="#c98656" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" />
  <circle cx="34" cy="22" r="9.5" fill="#d1925f" />
  <path d="M26 25c-2-5 0-9 3-11l1 8Z" fill="#2a1a12" />
  <circle cx="39" cy="22" r="1.5" fill="#2a1a12" />
  <path d="M37 27c2 .8 3 .5 4.5-.7" fill="none" stroke="#6e3a22" stroke-width="1.5" stroke-linecap="round" />
  <path d="M12 18C22 14 27 4 34 3c7 1 12 11 20 15-12 4-30 4-42 0Z" fill="#e5b455" />
  <path d="M34 3c7 1 12 11 20 15-5 1.6-10 2.5-15 2.800C39 13 37 7 34 3Z" fill="#c8933a" />
  <path d="M20 15c8 2 19 2 27 0M26 10c5 1.2 11 1.2 16 0" fill="none" stroke="#a06f24" stroke-width="1.2" />
</svg>`;

/** A leaf of giant lotus with its rim. */
export const leaf = html`<svg class="run__leaf" viewBox="0 0 80 34" aria-hidden="true">
  <ellipse cx="40" cy="22" rx="39" ry="11" fill="#1d4d3c" opacity="0.55" />
  <path d="M3 15h74l-3 7c-8 9-60 9-68 0Z" fill="#8a4a5e" />
  <path d="M3 15h74l-1.2 3c-9 8-63 8-71.6 0Z" fill="#2c7a50" />
  <ellipse cx="40" cy="14" rx="37" ry="10" fill="#55a86a" />
  <ellipse cx="40" cy="14.5" rx="32" ry="7.5" fill="#459a5f" />
  <path d="M40 14 12 11M40 14 9 16M40 14l-18 6.500M40 14l18 6.500M40 14l31 2M40 14l28-3M40 14 30 7.500M40 14l10-6.500M40 14v7.5" stroke="#7cc487" stroke-width="1.2" fill="none" />
</svg>`;

/** Where a leaf sank. */
export const splash = html`<svg class="run__splash" viewBox="0 0 80 70" aria-hidden="true">
  <g fill="none" stroke="#e7f6f0" stroke-width="2.5">
    <ellipse cx="40" cy="54" rx="37" ry="10" opacity="0.45" />
    <ellipse cx="40" cy="54" rx="25" ry="6.5" opacity="0.8" />
  </g>
  <path d="M24 54C20 40 14 34 10 31c9 0 16 6 19 14 0-14 4-23 11-31 7 8 11 17 11 31 3-8 10-14 19-14-4 3-10 9-14 23-9 4-23 4-32 0Z" fill="#bfe6ee" />
  <path d="M32 55c-2-9-5-14-8-17 6 2 9 6 11 11 0-9 2-15 5-20 3 5 5 11 5 20 2-5 5-9 11-11-3 3-6 8-8 17-5 2-11 2-16 0Z" fill="#f3fbfc" />
  <g fill="#e7f6f0"><circle cx="13" cy="20" r="3" /><circle cx="68" cy="21" r="2.5" /><circle cx="27" cy="11" r="2.5" /><circle cx="56" cy="8" r="3" /></g>
</svg>`;

const stilts = (x: number, wide: number) =>
  svg`<path d=${`M${x} 92v40M${x + wide} 92v40`} stroke="var(--sc-mid)" stroke-width="4" />`;

/** The far bank: houses on stilts, a chedi, palms. As wide as the scene. */
export const farBank = html`<svg class="run__far" viewBox="0 0 720 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
  <circle cx="566" cy="38" r="25" fill="var(--sc-lamp-low)" opacity="0.85" />
  <path d="M0 96c60-26 118-30 180-14s112-16 180-14 122 24 190 6 116-16 170 0v60H0Z" fill="var(--sc-far)" opacity="0.75" />
  <path d="M350 18v16M350 34c-3 14-7 20-11 28h22c-4-8-8-14-11-28ZM336 62h28l5 12h-38ZM327 74h46l7 14h-60ZM316 88h68v24h-68Z" fill="var(--sc-far)" stroke="var(--sc-far)" stroke-width="2" />
  <g fill="var(--sc-mid)">
    ${stilts(70, 62)}${stilts(470, 74)}${stilts(226, 48)}${stilts(640, 56)}
    <path d="M60 72h82v24H60ZM48 74 62 48h78l14 26ZM460 70h94v26h-94ZM446 72l18-28h86l18 28ZM216 78h68v20h-68ZM206 80l12-20h64l12 20ZM630 76h76v22h-76ZM618 78l14-24h72l14 24Z" />
    <path d="M180 40c-1 24 0 44-4 70h9c2-26 1-46-1-70ZM418 46c2 22 0 42-3 66h8c3-24 2-44-1-66Z" />
    <path d="M182 42c-14-14-28-10-34 2 12-6 22-4 34-2ZM182 42c-6-18-22-22-32-16 14 1 22 6 32 16ZM182 42c14-14 28-10 34 2-12-6-22-4-34-2ZM182 42c6-18 22-22 32-16-14 1-22 6-32 16ZM420 48c-14-14-26-10-32 2 12-6 20-4 32-2ZM420 48c-6-18-20-20-30-14 14 0 20 4 30 14ZM420 48c14-14 26-10 32 2-12-6-20-4-32-2ZM420 48c6-18 20-20 30-14-14 0-20 4-30 14Z" />
    <path d="M0 108h720v22H0Z" />
  </g>
  <g fill="var(--sc-lamp-low)"><path d="M78 78h11v11H78ZM112 78h11v11h-11ZM482 78h11v11h-11ZM522 78h11v11h-11ZM244 84h9v9h-9ZM662 82h10v10h-10Z" /></g>
</svg>`;

/** A landing of planks, at either end. */
export const landing = html`<svg class="run__landing" viewBox="0 0 100 120" preserveAspectRatio="none" aria-hidden="true">
  <path d="M12 20v98M50 20v98M88 20v98" stroke="#3f2516" stroke-width="9" />
  <path d="M12 48h76" stroke="#3f2516" stroke-width="6" />
  <path d="M-4 4h106v18H-4Z" fill="#8c5a36" />
  <path d="M-4 4h106v6H-4Z" fill="#c48a58" />
  <path d="M20 4v18M46 4v18M72 4v18" stroke="#5f3a20" stroke-width="2" />
</svg>`;

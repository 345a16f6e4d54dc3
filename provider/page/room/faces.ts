import { html, svg, type TemplateResult } from 'lit-html';

interface Look {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly cut: 'short' | 'bob' | 'bun' | 'hat' | 'curl' | 'cap';
}

/** One for each seat: who sits there changes, the place keeps its face. House players keep theirs between hands. */
const LOOKS: readonly Look[] = [
  { ground: '#b9526a', skin: '#f2c9a4', hair: '#1f1a24', shirt: '#f0bd55', cut: 'short' },
  { ground: '#3f7d5c', skin: '#e9b78c', hair: '#4a3322', shirt: '#f5e9d0', cut: 'hat' },
  { ground: '#b8863b', skin: '#f2c9a4', hair: '#3a2a1e', shirt: '#8f2f3a', cut: 'bob' },
  { ground: '#34809a', skin: '#e0ac83', hair: '#17202a', shirt: '#f8ead0', cut: 'curl' },
  { ground: '#6a5aa0', skin: '#f2c9a4', hair: '#171c22', shirt: '#57b08c', cut: 'bun' },
  { ground: '#8a6a3c', skin: '#e0ac83', hair: '#22262e', shirt: '#476a9e', cut: 'cap' },
];
const BANKER: Look = { ground: '#b34a38', skin: '#f2c9a4', hair: '#8b8f96', shirt: '#174a4a', cut: 'short' };

const CUTS: Readonly<Record<Look['cut'], (ink: string) => unknown>> = {
  short: (ink) =>
    svg`<path d="M-10 -4C-12 -16 -6 -20 1 -20C9 -20 12 -14 10 -4C8 -9 5 -11 0 -12C-5 -11 -8 -9 -10 -4Z" fill=${ink}/>`,
  bob: (ink) =>
    svg`<path d="M-12 6C-14 -14 -8 -21 0 -21C8 -21 14 -14 12 6C9 6 9 -4 8 -9C2 -12 -4 -13 -8 -9C-9 -4 -9 6 -12 6Z" fill=${ink}/>`,
  bun: (ink) =>
    svg`<circle cy="-21" r="5" fill=${ink}/><path d="M-11 -2C-12 -16 -6 -19 0 -19C6 -19 12 -16 11 -2C9 -9 5 -12 0 -12C-5 -12 -9 -9 -11 -2Z" fill=${ink}/>`,
  hat: () =>
    svg`<path d="M-17 -9C-8 -13 8 -13 17 -9L16 -6H-16Z" fill="#6b4a2c"/><path d="M-9 -10C-9 -20 9 -20 9 -10Z" fill="#7d5936"/>`,
  curl: (ink) =>
    svg`<path d="M-11 -3C-15 -8 -12 -14 -8 -15C-7 -21 1 -22 4 -19C10 -20 14 -12 11 -3C9 -9 5 -11 0 -11C-5 -11 -9 -9 -11 -3Z" fill=${ink}/>`,
  cap: () =>
    svg`<path d="M-11 -6C-11 -20 11 -20 11 -6Z" fill="#b34a38"/><path d="M-4 -8H17C17 -5 12 -5 -4 -5Z" fill="#8c3427"/>`,
};

const drawn = ({ ground, skin, hair, shirt, cut }: Look): TemplateResult =>
  html`<svg class="rm__face" viewBox="-24 -24 48 48" aria-hidden="true"><circle r="24" fill=${ground}/><path d="M-16 24C-16 13 -8 10 0 10C8 10 16 13 16 24Z" fill=${shirt}/><rect x="-4" y="5" width="8" height="8" rx="3" fill="#d79c72"/><ellipse cy="-3" rx="10" ry="11.5" fill=${skin}/>${CUTS[cut](hair)}<path d="M-5 -4v1.6M5 -4v1.6" stroke="#2c1a10" stroke-width="2.2" stroke-linecap="round"/><path d="M-3.4 2.8q3.4 2.8 6.8 0" fill="none" stroke="#a83a2d" stroke-width="1.6" stroke-linecap="round"/></svg>`;

export const faceOf = (seat: number): TemplateResult => drawn(LOOKS[(seat - 1) % LOOKS.length] ?? BANKER);
export const bankerFace: TemplateResult = drawn(BANKER);

import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit-html';
import type { SportId, TeamView } from '../../sports/views.ts';
import { styles } from '../board/styles.ts';

/** Flags, drawn by hand on 24 by 18. */
const rows = (...inks: readonly string[]) =>
  inks.map(
    (ink, at) => svg`<rect y=${(18 / inks.length) * at} width="24" height=${18 / inks.length + 0.1} fill=${ink}/>`,
  );
const columns = (...inks: readonly string[]) =>
  inks.map(
    (ink, at) => svg`<rect x=${(24 / inks.length) * at} width=${24 / inks.length + 0.1} height="18" fill=${ink}/>`,
  );
const ground = (ink: string) => svg`<rect width="24" height="18" fill=${ink}/>`;
const disc = (x: number, y: number, r: number, ink: string) => svg`<circle cx=${x} cy=${y} r=${r} fill=${ink}/>`;
const shape = (d: string, ink: string) => svg`<path d=${d} fill=${ink}/>`;
const cross = (ink: string, width: number, x = 8) =>
  svg`<path d=${`M${x} 0v18M0 9h24`} stroke=${ink} stroke-width=${width} fill="none"/>`;

/** Outline of a star with five points. */
const star = (x: number, y: number, r: number): string =>
  `${Array.from({ length: 10 }, (_, at) => {
    const [radius, angle] = [at % 2 ? r * 0.4 : r, (Math.PI * at) / 5 - Math.PI / 2];
    return `${at ? 'L' : 'M'}${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }).join('')}Z`;

const union = () => svg`${ground('#1f2d6b')}<path d="M0 0l24 18M24 0L0 18" stroke="#fff" stroke-width="3.6"/>
  <path d="M0 0l24 18M24 0L0 18" stroke="#c8202f" stroke-width="1.3"/><path d="M12 0v18M0 9h24" stroke="#fff" stroke-width="5.4"/>
  <path d="M12 0v18M0 9h24" stroke="#c8202f" stroke-width="3"/>`;
const stripes = (count: number, ink: string) =>
  rows(...Array.from({ length: count }, (_, at) => (at % 2 ? '#fff' : ink)));

type Drawing = () => SVGTemplateResult | readonly SVGTemplateResult[];
const FLAGS: Readonly<Record<string, Drawing>> = {
  TH: () => svg`${rows('#a51931', '#f4f5f8', '#2d2a4a', '#2d2a4a', '#f4f5f8', '#a51931')}`,
  VN: () => svg`${ground('#d8251d')}${shape(star(12, 9.4, 5.2), '#ffcd00')}`,
  ID: () => rows('#ce1126', '#fff'),
  SG: () =>
    svg`${rows('#df0000', '#fff')}${disc(5.6, 4.5, 3.2, '#fff')}${disc(6.9, 4.5, 2.8, '#df0000')}${[0, 1, 2, 3, 4].map((at) => disc(8.6 + 1.7 * Math.cos(at * 1.257 - 1.57), 4.5 + 1.7 * Math.sin(at * 1.257 - 1.57), 0.5, '#fff'))}`,
  MY: () =>
    svg`${stripes(14, '#cc0001')}<rect width="12" height="10.3" fill="#010066"/>${disc(5, 5.1, 3.4, '#fc0')}${disc(6.2, 5.1, 2.9, '#010066')}${shape(star(8.4, 5.1, 2.3), '#fc0')}`,
  PH: () =>
    svg`${rows('#0038a8', '#ce1126')}${shape('M0 0l14 9L0 18Z', '#fff')}${disc(4.6, 9, 2.1, '#fcd116')}${shape(star(1.6, 2.6, 0.9), '#fcd116')}${shape(star(1.6, 15.4, 0.9), '#fcd116')}${shape(star(11.6, 9, 0.9), '#fcd116')}`,
  LA: () => svg`${rows('#ce1126', '#002868', '#002868', '#ce1126')}${disc(12, 9, 3.4, '#fff')}`,
  KH: () =>
    svg`${rows('#032ea1', '#e00025', '#e00025', '#032ea1')}${shape('M7 12.4h10v-1.2h-1V9.4l-1-.9v-2l-.9-1.2-.8 1.2v1.4h-.6V5.4L12 3.8l-.9 1.6v2.5h-.6V6.5l-.8-1.2-.9 1.2v2l-1 .9v1.8H7Z', '#fff')}`,
  MM: () => svg`${rows('#fecb00', '#34b233', '#ea2839')}${shape(star(12, 9.6, 6), '#fff')}`,
  BN: () =>
    svg`${ground('#f7e017')}${shape('M0 1l24 11v5L0 6Z', '#fff')}${shape('M0 5l24 11v2.6L0 8Z', '#111')}${disc(12, 8.6, 2.6, '#cf1126')}`,
  JP: () => svg`${ground('#fff')}${disc(12, 9, 5.2, '#bc002d')}`,
  KR: () =>
    svg`${ground('#fff')}${disc(12, 9, 4.2, '#cd2e3a')}${shape('M7.9 8.2a4.2 4.2 0 0 0 8.2 1.9 2.1 2.1 0 0 1-4-.9 2.1 2.1 0 0 0-4.2-1Z', '#0047a0')}<path d="M4 3.4l2-1.4M4.8 4.6l2-1.4M18 2l2 1.4M17.2 3.2l2 1.4M4 14.6l2 1.4M4.8 13.4l2 1.4M18 16l2-1.4M17.2 14.8l2-1.4" stroke="#111" stroke-width=".9"/>`,
  CN: () =>
    svg`${ground('#ee1c25')}${shape(star(5, 5, 2.8), '#ff0')}${[
      [10, 2],
      [12, 4.2],
      [12, 7],
      [10, 9],
    ].map(([x = 0, y = 0]) => shape(star(x, y, 1), '#ff0'))}`,
  TW: () => svg`${ground('#fe0000')}<rect width="12" height="9" fill="#000095"/>${disc(6, 4.5, 2.4, '#fff')}`,
  HK: () =>
    svg`${ground('#de2910')}${[0, 1, 2, 3, 4].map((at) => svg`<ellipse cx="12" cy="6" rx="1.5" ry="2.8" transform=${`rotate(${at * 72} 12 9)`} fill="#fff"/>`)}`,
  IN: () =>
    svg`${rows('#ff9933', '#fff', '#138808')}<circle cx="12" cy="9" r="2.2" fill="none" stroke="#000080" stroke-width=".7"/>`,
  AU: () =>
    svg`${ground('#00247d')}<svg width="12" height="9" viewBox="0 0 24 18">${union()}</svg>${[
      [6, 13.4, 2],
      [18, 3.4, 1.2],
      [15, 8, 1.2],
      [21, 7, 1.2],
      [18, 14, 1.4],
    ].map(([x = 0, y = 0, r = 1]) => shape(star(x, y, r), '#fff'))}`,
  US: () =>
    svg`${stripes(13, '#b22234')}<rect width="10.4" height="9.7" fill="#3c3b6e"/>${[1.6, 4, 6.4, 8.8].flatMap((x) => [1.8, 4.8, 7.8].map((y) => disc(x, y, 0.5, '#fff')))}`,
  GB: union,
  EN: () => svg`${ground('#fff')}${cross('#ce1124', 3.6, 12)}`,
  DK: () => svg`${ground('#c8102e')}${cross('#fff', 2.6)}`,
  SE: () => svg`${ground('#006aa7')}${cross('#fecc02', 3)}`,
  NO: () => svg`${ground('#ba0c2f')}${cross('#fff', 4)}${cross('#00205b', 2)}`,
  FI: () => svg`${ground('#fff')}${cross('#003580', 4)}`,
  CH: () => svg`${ground('#d52b1e')}<path d="M12 4v10M7 9h10" stroke="#fff" stroke-width="3.2"/>`,
  BR: () => svg`${ground('#009739')}${shape('M12 2l10 7-10 7L2 9Z', '#fedd00')}${disc(12, 9, 3.6, '#012169')}`,
  AR: () => svg`${rows('#74acdf', '#fff', '#74acdf')}${disc(12, 9, 1.9, '#f6b40e')}`,
  MX: () => svg`${columns('#006847', '#fff', '#ce1126')}${disc(12, 9, 1.9, '#8b6b3a')}`,
  PT: () => svg`${ground('#da291c')}<rect width="9.6" height="18" fill="#046a38"/>${disc(9.6, 9, 3, '#ffe900')}`,
  DE: () => rows('#111', '#dd0000', '#ffce00'),
  ES: () => rows('#aa151b', '#f1bf00', '#f1bf00', '#aa151b'),
  FR: () => columns('#0055a4', '#fff', '#ef4135'),
  IT: () => columns('#009246', '#fff', '#ce2b37'),
  BE: () => columns('#111', '#fae042', '#ed2939'),
  NL: () => rows('#ae1c28', '#fff', '#21468b'),
  RS: () => rows('#c6363c', '#0c4076', '#fff'),
  HR: () => svg`${rows('#ff0000', '#fff', '#171796')}${disc(12, 9, 2.6, '#e23b3b')}`,
  PL: () => rows('#fff', '#dc143c'),
  AT: () => rows('#ed2939', '#fff', '#ed2939'),
  TR: () =>
    svg`${ground('#e30a17')}${disc(9.4, 9, 4.4, '#fff')}${disc(10.6, 9, 3.5, '#e30a17')}${shape(star(14.8, 9, 2), '#fff')}`,
  QA: () =>
    svg`${ground('#8a1538')}${shape('M0 0h8l2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1 2 1-2 1H0Z', '#fff')}`,
  SA: () => svg`${ground('#006c35')}<path d="M6 12.6h12M8 7.2h8M9 9h6" stroke="#fff" stroke-width="1.1"/>`,
  AE: () => svg`${rows('#00732f', '#fff', '#111')}<rect width="6.4" height="18" fill="#ff0000"/>`,
  IR: () => svg`${rows('#239f40', '#fff', '#da0000')}${disc(12, 9, 1.7, '#da0000')}`,
  CA: () =>
    svg`${columns('#d80621', '#fff', '#fff', '#d80621')}${shape('M12 3l1.2 2.4 1.6-.8-.6 3 1.8-1.4.6 1.4 1.8-.2-2.4 3.4.4.8-3.8.4.1 2.4h-1.4l.1-2.4-3.8-.4.4-.8-2.4-3.4 1.8.2.6-1.4 1.8 1.4-.6-3 1.6.8Z', '#d80621')}`,
};

const CODES: Readonly<Record<string, string>> = { ENG: 'EN', 'GB-ENG': 'EN', UK: 'GB' };

/** A flag by its country code, or null for one that is not drawn; decorative beside a name. */
export function flag(code: string | null): TemplateResult | null {
  const upper = code?.toUpperCase() ?? '';
  const drawing = FLAGS[CODES[upper] ?? upper];
  return drawing === undefined
    ? null
    : html`<svg class="flag" viewBox="0 0 24 18" aria-hidden="true" preserveAspectRatio="none">${drawing()}</svg>`;
}

/** Letters of a club on its colour. */
export const crest = (text: string, colour: string): TemplateResult =>
  html`<span class="crest" aria-hidden="true" ${styles({ '--c': colour })}>${text}</span>`;

interface Sides {
  readonly sport: SportId;
  readonly home: TeamView;
  readonly away: TeamView;
}
const ESPORTS: readonly SportId[] = ['shooter', 'moba'];

/** What stands before a name: its flag where that tells the sides apart, else its crest. */
export function badge({ sport, home, away }: Sides, side: 'home' | 'away'): TemplateResult {
  const { flag: code, short, colour } = side === 'home' ? home : away;
  const isTelling = !ESPORTS.includes(sport) && home.flag !== away.flag;
  return (isTelling ? flag(code) : null) ?? crest(short, colour);
}

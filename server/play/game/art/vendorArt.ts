import { readTable } from '../../../../catalog/readTable.ts';
import { emblems } from './emblems/emblems.ts';
import { palettes } from './inks.ts';
import { pickFrom, randomOf } from './random.ts';

/** Cloths of the awnings. */
const cloths = ['#b34a38', '#34809a', '#b8863b', '#3d7f5c', '#c4693a', '#a84e63', '#476a9e', '#71803a'] as const;
const paper = '#f4e8cf';

/** Marks drawn for a vendor: code, cloth, shapes. `~` is the cloth. */
const marks: ReadonlyMap<string, readonly string[]> = new Map(
  readTable(`
LANTA|#b34a38|<path d="M10 32a14 14 0 0 1 28 0z"/><circle cx="24" cy="13" r="4.5"/>
MEKONG|#34809a|<path d="M8 20q8-8 16 0t16 0M8 29q8-8 16 0t16 0" fill="none" stroke="#f4e8cf" stroke-width="4"/>
NINELAMPS|#b8863b|<path d="M14 14h0m10 0h0m10 0h0M14 24h0m10 0h0m10 0h0M14 34h0m10 0h0m10 0h0" stroke="#f4e8cf" stroke-width="6.8" stroke-linecap="round"/>
SIAMREELS|#3d7f5c|<rect x="10" y="12" width="7" height="24" rx="2"/><rect x="20.5" y="12" width="7" height="24" rx="2"/><rect x="31" y="12" width="7" height="24" rx="2"/>
GOLDENBOAT|#c4693a|<path d="M8 25h32c-3 8-9 11-16 11S11 33 8 25zM22 9l13 13H22z"/>
ORCHID|#a84e63|<circle cx="24" cy="15" r="6"/><circle cx="15" cy="25" r="6"/><circle cx="33" cy="25" r="6"/><circle cx="24" cy="33" r="6"/><circle cx="24" cy="24" r="3" fill="~"/>
GONGHALL|#8a5a2b|<circle cx="24" cy="25" r="13"/><circle cx="24" cy="25" r="4" fill="~"/><path d="M11 8h26v4H11z"/>
BAANLIVE|#476a9e|<path d="M24 10l15 12h-4v14H13V22H9z"/>
TIDEWATER|#71803a|<path d="M24 9c8 9 11 13 11 18a11 11 0 0 1-22 0c0-5 3-9 11-18z"/>
`).map(([code = '', ...mark]) => [code, mark]),
);

const emblemOf: Readonly<Record<string, string>> = {
  TAMARIND: 'leaf',
  MONSOON: 'cloud',
  JASMINE: 'jasmine',
  PADDY: 'rice',
  TEMPLEFAIR: 'stall',
  TUKTUK: 'tuktuk',
  CORALBAY: 'starfish',
  PEARL: 'pearl',
  RIVERSIDE: 'bridge',
  VERANDA: 'house',
  TEAKROOM: 'palace',
  CARDHOUSE: 'aces',
  STADIUM: 'takraw',
  NUMBERS: 'balls',
  AV: 'swords',
  AI: 'thunder',
  IMES: 'shield',
  TF: 'flame',
  IA: 'star',
};

/** A vendor's mark as SVG, 48 by 48. */
export function vendorArt(code: string): string {
  const [cloth = pickFrom(cloths, randomOf(code)), shapes] = marks.get(code) ?? [];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">',
    `<rect width="48" height="48" rx="12" fill="${cloth}"/>`,
    `<g fill="${paper}">${shapes?.replaceAll('~', cloth) ?? stamped(code, cloth)}</g></svg>`,
  ].join('');
}

/** An emblem in paper and cloth. */
function stamped(code: string, cloth: string): string {
  const known = Object.keys(emblems) as [string, ...string[]];
  const emblem = emblems[emblemOf[code] ?? pickFrom(known, randomOf(code))];
  const p = { ...palettes[0], ground: cloth, tint: cloth, main: paper, light: '#dcc79a', ink: '#231a12' };
  return `<g transform="translate(24 24) scale(.34)">${emblem?.(p) ?? ''}</g>`;
}

import type { GameCategory } from '../../../../src/api/contract/play/game.ts';
import { accentOf } from './accents.ts';
import { drawnLabels } from './drawnLabels.ts';
import { emblems } from './emblems/emblems.ts';
import { feet } from './feet.ts';
import { framesOf, isFootless, reels } from './frames.ts';
import { allGrounds, drawnGrounds } from './grounds.ts';
import { type Inks, palettes } from './inks.ts';
import { pickFrom, randomOf } from './random.ts';
import { circle, each, moved, ring } from './shapes.ts';
import { palettesOf } from './wordInks.ts';

interface Labelled {
  readonly id: string;
  readonly category: GameCategory;
  /** Emblem; an unknown one is chosen by the id. */
  readonly motif: string;
}

/** A game's label as SVG, 160 by 200: ground, medallion, emblem with its shadow, foot, frame. The same id gives the same. */
export function gameArt({ id, category, motif }: Labelled): string {
  const drawn = drawnLabels.get(id);
  const random = randomOf(drawn?.seed ?? id);
  const any = palettes.map((_, place) => place) as [number, ...number[]];
  const p = palettes[drawn?.palette ?? pickFrom(palettesOf(id) ?? any, random)] as Inks;
  const known = Object.keys(emblems) as [string, ...string[]];
  const emblem = emblems[motif] ?? emblems[pickFrom(known, random)];
  const ground = pickFrom<(typeof allGrounds)[number]>(drawn ? drawnGrounds : allGrounds, random)(p);
  const foot = feet[Math.floor(random() * 5)];
  const frame = pickFrom(drawn ? reels : framesOf(category), random);
  const hasFoot = foot !== undefined && !isFootless(frame);
  const hasDisc = random() < 0.42;
  const y = hasFoot ? 90 : 100;
  const accent = drawn ? null : accentOf(id);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200">',
    `<filter id="s" color-interpolation-filters="sRGB"><feDropShadow dx="3" dy="4" stdDeviation="0" flood-color="${p.ink}" flood-opacity=".38"/></filter>`,
    `<path d="M0 0H160V200H0Z" fill="${p.ground}"/>`,
    ground,
    hasDisc ? circle(80, y, 64, p.ink, 'opacity=".9"') + circle(80, y, 60, p.tint) + ring(80, y, 60, p.light, 1.6) : '',
    accent ? moved(80, y, accent(p), hasFoot ? 'scale(.94)' : '') : '',
    `<g filter="url(#s)">${moved(80, y, arranged(drawn ? '' : id, emblem?.(p) ?? ''), `scale(${hasFoot ? 1.12 : 1.24})`)}</g>`,
    hasFoot ? foot(p) : '',
    frame(p),
    '</svg>',
  ].join('');
}

/** Across, down, scale. */
type Place = readonly [number, number, number];
const pair: readonly Place[] = [
  [-23, 8, 0.62],
  [23, -8, 0.62],
];
const three: readonly Place[] = [
  [0, -24, 0.52],
  [-25, 20, 0.52],
  [25, 20, 0.52],
];
const nine: readonly Place[] = [-31, 0, 31].flatMap((y) => [-31, 0, 31].map((x) => [x, y, 0.3] as const));

/** Names with a number show as many emblems. */
function arranged(id: string, emblem: string): string {
  const places = /^(twin|double)-/.test(id) ? pair : /^three-/.test(id) ? three : /^nine-/.test(id) ? nine : null;
  if (places === null) return emblem;
  const copies = each(places, ([x, y, scale]) => `<use href="#e" transform="translate(${x} ${y}) scale(${scale})"/>`);
  return `<defs><g id="e">${emblem}</g></defs>${copies}`;
}

import { numbersOf } from './draw.ts';
import { carp, drum, type Emblem, gem, type Inks, kite, lantern } from './emblems.ts';

export type TopName = 'lantern' | 'carp' | 'drum' | 'gem' | 'kite';
type SixInks = readonly [Inks, Inks, Inks, Inks, Inks, Inks];

/** How a game looks: its inks, its highest symbol, its scene, the colour of its awning. Never how it pays. */
export interface Dress {
  readonly top: Emblem;
  readonly topName: TopName;
  /** For the four labels, the wild and the scatter. */
  readonly inks: SixInks;
  /** Names a set of scene inks in `scene.css`. */
  readonly scene: 'river' | 'field' | 'dusk' | 'bay';
}

const red: Inks = { g: '#932f26', s: '#a83a2d', a: '#f0bd55', c: '#f8ead0', k: '#2c0e0d' };
const gold: Inks = { g: '#d29a35', s: '#ddaa4a', a: '#9f2e25', c: '#fdf1d6', k: '#39190b' };
const plum: Inks = { g: '#662c38', s: '#783643', a: '#eeb0a2', c: '#fae9da', k: '#230c13' };
const teal: Inks = { g: '#174348', s: '#1e5357', a: '#eab44d', c: '#f5e9d0', k: '#081d21' };
const indigo: Inks = { g: '#1f3158', s: '#294070', a: '#ee8f5e', c: '#f7e8cf', k: '#0b142c' };
const leaf: Inks = { g: '#2c4c34', s: '#375c3f', a: '#e2c55a', c: '#f5eed3', k: '#0f2013' };
const rust: Inks = { g: '#a5532a', s: '#b66337', a: '#f3d9a0', c: '#fff1dc', k: '#351507' };
const slate: Inks = { g: '#39465a', s: '#46556c', a: '#f0a868', c: '#f2ead9', k: '#121925' };

const LANTERN_NIGHT: Dress = {
  top: lantern,
  topName: 'lantern',
  inks: [red, gold, plum, teal, indigo, leaf],
  scene: 'river',
};
const TOPS: readonly (readonly [TopName, Emblem])[] = [
  ['lantern', lantern],
  ['carp', carp],
  ['drum', drum],
  ['gem', gem],
  ['kite', kite],
];
const SCENES = ['river', 'field', 'dusk', 'bay'] as const;
const INKS: readonly SixInks[] = [
  [teal, gold, plum, red, indigo, leaf],
  [leaf, rust, plum, teal, indigo, red],
  [indigo, gold, red, leaf, plum, teal],
  [plum, gold, teal, indigo, slate, leaf],
  [rust, slate, plum, leaf, indigo, teal],
];

/** The dress of a game follows from its id. */
export function dressOf(gameId: string): Dress {
  if (gameId === 'rocket-rise') return { ...LANTERN_NIGHT, scene: 'river' };
  if (gameId === 'lantern-night') return LANTERN_NIGHT;
  const next = numbersOf(gameId);
  const pick = <T>(from: readonly T[], otherwise: T): T => from[Math.floor(next() * from.length)] ?? otherwise;
  const [topName, top] = pick(TOPS, ['lantern', lantern]);
  return { top, topName, inks: pick(INKS, LANTERN_NIGHT.inks), scene: pick(SCENES, 'river') };
}

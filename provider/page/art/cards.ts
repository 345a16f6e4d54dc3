import { type Cloth, courts } from './courts.ts';
import { circle, group, placed, rect, shape, stroke } from './draw.ts';

/** Playing cards, 60 by 84. Suits: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
const RED = '#a81f26';
const BLACK = '#1b2333';
const PAPER = '#fdf6e4';
const EDGE = '#cbb583';
const GOLD = '#e0a93c';

const STEM = 'M-1.2 4.6H1.2C1.4 9 2.6 11.8 5 14H-5C-2.6 11.8 -1.4 9 -1.2 4.6Z';
/** Around the middle, 28 high. */
const PIPS: readonly ((ink: string) => string)[] = [
  (ink) =>
    circle(0, -7.4, 6.2, ink) +
    circle(-7, 3, 6.2, ink) +
    circle(7, 3, 6.2, ink) +
    circle(0, 0, 3.6, ink) +
    shape(STEM, ink),
  (ink) =>
    shape('M0 -14.5C2.6 -9 6.6 -4 10.8 0C6.6 4 2.6 9 0 14.5C-2.6 9 -6.6 4 -10.8 0C-6.6 -4 -2.6 -9 0 -14.5Z', ink),
  (ink) =>
    shape(
      'M0 13.6C-3 8.6 -13 3.6 -13 -4.6C-13 -9.6 -9.8 -12.4 -6.6 -12.4C-3.2 -12.4 -.8 -10 0 -6.8C.8 -10 3.2 -12.4 6.6 -12.4C9.8 -12.4 13 -9.6 13 -4.6C13 3.6 3 8.6 0 13.6Z',
      ink,
    ),
  (ink) =>
    shape(
      'M0 -14C3 -8.4 12.6 -3 12.6 3.4C12.6 9.4 4.4 10.4 0 4.6C-4.4 10.4 -12.6 9.4 -12.6 3.4C-12.6 -3 -3 -8.4 0 -14Z',
      ink,
    ) + shape(STEM, ink),
];
const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const RED_CLOTH: Cloth = { robe: '#a5302c', shade: '#8c2523', sash: GOLD };
const DARK_CLOTH: Cloth = { robe: '#2b4270', shade: '#21345b', sash: '#d9a13a' };

const card = (inner: string): string =>
  `<svg class="card" viewBox="0 0 60 84" aria-hidden="true">${rect(0.5, 0.5, 59, 83, PAPER, `rx="5.5" stroke="${EDGE}"`)}${inner}</svg>`;

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

const corner = (rank: number, suit: number): string => {
  const ink = isRed(suit) ? RED : BLACK;
  const more = rank === 10 ? 'textLength="17" lengthAdjust="spacingAndGlyphs"' : '';
  return `<text x="10.6" y="20.6" text-anchor="middle" font-family="'Statehouse Sans', sans-serif" font-weight="600" font-size="21" fill="${ink}" ${more}>${RANKS[rank] ?? ''}</text>${placed(10.6, 31, 0.46, pip(suit))}`;
};

const pip = (suit: number): string => PIPS[suit]?.(isRed(suit) ? RED : BLACK) ?? '';

/** Rays around the pip of an ace. */
const glory = stroke(
  Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 8), Math.sin((at * Math.PI) / 8)];
    const from = at % 2 ? 18.4 : 19.4;
    return `M${(35 + x * from).toFixed(1)} ${(54 + y * from).toFixed(1)}L${(35 + x * 21.4).toFixed(1)} ${(54 + y * 21.4).toFixed(1)}`;
  }).join(''),
  GOLD,
  1,
);

/** The face of a card; rank 1 (ace) to 13 (king). Decoration: its name is for the caller to say. */
export function cardFace(rank: number, suit: number): string {
  const court = courts[rank];
  const middle = court
    ? court(isRed(suit) ? RED_CLOTH : DARK_CLOTH)
    : rank === 1
      ? glory + placed(35, 54, 1.1, pip(suit))
      : placed(37, 55, 1.36, pip(suit));
  return card(middle + corner(rank, suit));
}

const PETAL = 'M0 0C-5.4 -5 -5.6 -12.4 0 -18C5.6 -12.4 5.4 -5 0 0Z';
const petal = (turn: number, ink: string, scale = 1): string =>
  group(`rotate(${turn}) scale(${scale})`, shape(PETAL, ink, 'stroke="#7c1f1c" stroke-width=".8"'));
const lotus =
  petal(-76, '#e6b9a4', 0.86) +
  petal(76, '#e6b9a4', 0.86) +
  petal(-42, '#f1d3b4', 0.95) +
  petal(42, '#f1d3b4', 0.95) +
  petal(-19, '#f8e6c9') +
  petal(19, '#f8e6c9') +
  petal(0, GOLD, 0.96);
/** Slanting lines both ways, cut off at the edge of the red ground: 4 to 56 across, 4 to 80 down. */
const LATTICE = Array.from({ length: 11 }, (_, at) => at * 13 - 65)
  .map((x) => [Math.max(4, 4 - x), Math.min(80, 56 - x)] as const)
  .map(([from, to], at) => [at * 13 - 65, from, to] as const)
  .filter(([, from, to]) => from < to)
  .map(([x, from, to]) => `M${x + from} ${from}L${x + to} ${to}M${60 - x - from} ${from}L${60 - x - to} ${to}`)
  .join('');

/** The back of every card: a lotus on a lattice. */
export const cardBack = (): string =>
  card(
    rect(4, 4, 52, 76, '#a3312b', 'rx="3"') +
      stroke(LATTICE, '#b8453b', 1) +
      rect(6.6, 6.6, 46.8, 70.8, 'none', `rx="2" stroke="${GOLD}" stroke-width=".9"`) +
      shape('M30 18L50 42L30 66L10 42Z', '#8a2522', `stroke="${GOLD}" stroke-width=".8"`) +
      placed(30, 50.6, 0.98, lotus) +
      circle(30, 12.6, 1.4, GOLD) +
      circle(30, 71.4, 1.4, GOLD),
  );

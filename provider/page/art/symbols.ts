import type { SlotSymbol } from '../../engines/slot/parSheet.ts';
import { at, circle, group, polygon, rect, shape, stroke, times } from './draw.ts';
import type { Dress } from './dress.ts';
import { boat, type Emblem, elephant, type Inks, krathong, lotus, moon } from './emblems.ts';

/** Grounds of labels: what is printed behind an emblem. */
const rays = ({ s }: Inks) =>
  group(
    'translate(80 76)',
    times(18, (i) => polygon([[0, 0], at(130, i * 20), at(130, i * 20 + 10)], s)),
  );
const rings = ({ g, s }: Inks) => [74, 56, 38].map((r, i) => circle(80, 80, r, i % 2 ? g : s)).join('');
const dots = ({ s }: Inks) => times(8, (y) => times(8, (x) => circle(x * 22 + (y % 2 ? 11 : 0), y * 22 + 4, 3, s)));
const lattice = ({ s }: Inks) =>
  stroke(
    times(14, (i) => `M${-160 + i * 26} 0l160 160M${-160 + i * 26} 160l160 -160`),
    s,
  );
const scales = ({ g, s }: Inks) =>
  times(7, (y) =>
    times(6, (x) => {
      const [cx, cy] = [x * 32 + (y % 2 ? 16 : 0), 12 + y * 22];
      const line = `stroke="${s}" stroke-width="3"`;
      return circle(cx, cy, 14, g, line) + circle(cx, cy, 7, 'none', line);
    }),
  );
const ripples = ({ s }: Inks) =>
  times(7, (y) => stroke(`M-8 ${14 + y * 24}q11 -12 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0`, s, 4));

const frame = ({ c, a }: Inks) =>
  rect(4.5, 4.5, 151, 151, 'none', `rx="5" stroke="${c}" stroke-width="3"`) +
  rect(10.5, 10.5, 139, 139, 'none', `rx="1" stroke="${a}" stroke-width="1.5"`);

/** A matchbox label: the emblem stands a hair off its shadow. */
function label(inks: Inks, ground: (inks: Inks) => string, emblem: Emblem): string {
  const { k } = inks;
  const shadow = group('translate(4 5)', emblem({ g: k, s: k, a: k, c: k, k }), 'opacity=".34"');
  return rect(0, 0, 160, 160, inks.g) + ground(inks) + shadow + emblem(inks) + frame(inks);
}

const ARCH = 'M22 160V62C22 46 40 44 46 36C56 22 68 20 80 12C92 20 104 22 114 36C120 44 138 46 138 62V160Z';
const INNER_ARCH = 'M28 160V64C28 50 44 48 50 40C59 28 70 26 80 19C90 26 101 28 110 40C116 48 132 50 132 64V160';

/** A low symbol: a letter on paper. */
function letter(text: string, ink: string, ornament: (ink: string) => string): string {
  const set = `font-family="'Statehouse Sans',sans-serif" font-weight="600" font-size="92" text-anchor="middle"`;
  return (
    rect(0, 0, 160, 160, '#f5e8cb') +
    shape(ARCH, '#ecdbb4') +
    stroke(INNER_ARCH, ink, 2) +
    `<text x="83" y="121" ${set} fill="#2b2117" opacity=".25">${text}</text>` +
    `<text x="80" y="117" ${set} fill="${ink}">${text}</text>` +
    ornament(ink) +
    circle(15, 15, 5, ink) +
    circle(145, 15, 5, ink) +
    rect(4.5, 4.5, 151, 151, 'none', 'rx="5" stroke="#d3bd8b" stroke-width="3"')
  );
}
const diamonds = (ink: string) =>
  [52, 80, 108].map((x) => shape(`M${x} ${x === 80 ? 127 : 130}l8 9l-8 9l-8 -9Z`, ink)).join('');
const bud = (ink: string) =>
  group(
    'translate(80 138)',
    [-50, 0, 50].map((a) => group(`rotate(${a} 0 6)`, shape('M0 8C-6 2 -5 -6 0 -11C5 -6 6 2 0 8Z', ink))).join(''),
  ) + stroke('M42 141H60M100 141H118', ink, 2.4);
const waves = (ink: string) =>
  [132, 141].map((y) => stroke(`M44 ${y}q6 -5 12 0t12 0t12 0t12 0t12 0t12 0`, ink, 2.4)).join('');

/** The nine symbols of a game: four labels, three letters, the wild and the scatter. */
export const symbolsOf = ({ inks, top }: Dress): Readonly<Record<SlotSymbol, string>> => ({
  A: label(inks[0], rays, top),
  B: label(inks[1], rings, elephant),
  C: label(inks[2], scales, lotus),
  D: label(inks[3], dots, boat),
  E: letter('A', '#9c2f26', diamonds),
  F: letter('K', '#26406f', bud),
  G: letter('Q', '#2c5a3c', waves),
  W: label(inks[4], lattice, moon),
  S: label(inks[5], ripples, krathong),
});

/** All symbols of a game as one sprite; cells refer to `#s-A` and so on. */
export const spriteOf = (dress: Dress): string =>
  Object.entries(symbolsOf(dress))
    .map(([symbol, drawing]) => `<symbol id="s-${symbol}" viewBox="0 0 160 160">${drawing}</symbol>`)
    .join('');

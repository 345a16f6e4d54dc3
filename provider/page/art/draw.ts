/** Drawings as text: flat shapes in a few inks. Coordinates are rounded to a tenth. */
const f = (n: number) => +n.toFixed(1);

/** Numbers from 0 to 1 that follow from a name, so that a drawing never changes. */
export function numbersOf(name: string): () => number {
  let h = 2166136261;
  for (const letter of name) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point at a distance and an angle, 0° upwards. */
export const at = (r: number, degrees: number): readonly [number, number] => [
  f(r * Math.sin((degrees * Math.PI) / 180)),
  f(-r * Math.cos((degrees * Math.PI) / 180)),
];
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, ink: string, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (transform: string, inner: string, more = '') =>
  `<g transform="${transform}" ${more}>${inner}</g>`;
export const polygon = (points: readonly (readonly number[])[], fill: string) =>
  shape(`M${points.map((point) => point.map(f).join(' ')).join('L')}Z`, fill);
export const star = (points: number, outer: number, inner: number, fill: string) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => at(i % 2 ? inner : outer, (180 * i) / points)),
    fill,
  );
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const placed = (x: number, y: number, scale: number, inner: string) =>
  group(`translate(${f(x)} ${f(y)}) scale(${f(scale)})`, inner);

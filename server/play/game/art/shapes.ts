/** Coordinates are written with one decimal. */
export const round = (n: number): number => +n.toFixed(1);

/** A point at a distance in a direction, in degrees clockwise from above. */
export const at = (distance: number, degrees: number): readonly [number, number] => [
  round(distance * Math.sin((degrees * Math.PI) / 180)),
  round(-distance * Math.cos((degrees * Math.PI) / 180)),
];

export const times = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

export const each = <T>(list: readonly T[], draw: (one: T, place: number) => string): string => list.map(draw).join('');

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${spaced(more)}/>`;

export const line = (d: string, stroke: string, width = 3, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${spaced(more)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${spaced(more)}/>`;

export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${width}"`);

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${spaced(more)}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${spaced(more)}/>`;

export const poly = (points: readonly (readonly number[])[], fill: string, more = ''): string =>
  path(`M${points.map((point) => point.join(' ')).join('L')}Z`, fill, more);

export const star = (rays: number, outer: number, inner: number, fill: string): string =>
  poly(
    Array.from({ length: rays * 2 }, (_, place) => at(place % 2 ? inner : outer, (180 * place) / rays)),
    fill,
  );

export const moved = (x: number, y: number, drawing: string, more = ''): string =>
  `<g transform="translate(${x} ${y})${more === '' ? '' : ` ${more}`}">${drawing}</g>`;

export const turned = (degrees: number, drawing: string): string =>
  `<g transform="rotate(${round(degrees)})">${drawing}</g>`;

/** A drawing around the origin, several times; defined once. */
export function turn(count: number, drawing: string, from = 0, span = 360): string {
  const id = `t${nameOf(drawing)}`;
  const copies = Array.from({ length: count - 1 }, (_, place) => round((span * (place + 1)) / count));
  const first = `<g id="${id}">${drawing}</g>`;
  return turned(from, first + each(copies, (degrees) => `<use href="#${id}" transform="rotate(${degrees})"/>`));
}

/** A drawing at several places, given as transforms; defined once. */
export function repeat(drawing: string, transforms: readonly string[]): string {
  const id = `r${nameOf(drawing)}`;
  return each(transforms, (transform, place) =>
    place === 0
      ? `<g transform="${transform}"><g id="${id}">${drawing}</g></g>`
      : `<use href="#${id}" transform="${transform}"/>`,
  );
}

/** A drawing and its mirror image. */
export const mirrored = (drawing: string): string => `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

const spaced = (more: string): string => (more === '' ? '' : ` ${more}`);

function nameOf(drawing: string): string {
  let hash = 5381;
  for (let place = 0; place < drawing.length; place += 1) hash = (hash * 33 + drawing.charCodeAt(place)) >>> 0;
  return hash.toString(36);
}

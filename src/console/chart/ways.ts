import type { Box, LaidChart, Point } from './laidChart.ts';

/** How round a corner is, px. */
const CORNER = 6;
const HEAD = { length: 7, half: 3.4 } as const;

/** An SVG path along the points, with its corners rounded. */
export function pathOf(way: readonly Point[]): string {
  return way
    .map((point, at) => {
      const before = way[at - 1];
      const after = way[at + 1];
      if (before === undefined) return `M${point.x} ${point.y}`;
      if (after === undefined) return `L${point.x} ${point.y}`;
      const begin = towards(point, before, Math.min(CORNER, distance(point, before) / 2));
      const end = towards(point, after, Math.min(CORNER, distance(point, after) / 2));
      return `L${begin.x} ${begin.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** The arrowhead at the end of a way, as an SVG path. */
export function headOf(way: readonly Point[]): string {
  const tip = way.at(-1);
  const before = way.findLast((point) => tip !== undefined && distance(point, tip) > 0);
  if (tip === undefined || before === undefined) return '';
  const base = towards(tip, before, HEAD.length);
  const side = { x: ((base.y - tip.y) / HEAD.length) * HEAD.half, y: ((tip.x - base.x) / HEAD.length) * HEAD.half };
  return `M${tip.x} ${tip.y}L${base.x + side.x} ${base.y + side.y}L${base.x - side.x} ${base.y - side.y}Z`;
}

/** A short bar across a way, this far along it, px. */
export function barAcross(way: readonly Point[], along: number): string {
  const at = pointAlong(way, along);
  const next = pointAlong(way, along + 1);
  const isUpright = Math.abs(next.x - at.x) >= Math.abs(next.y - at.y);
  return isUpright ? `M${at.x} ${at.y - 9}v18` : `M${at.x - 9} ${at.y}h18`;
}

export const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, point, at) => sum + distance(point, way[at - 1] ?? point), 0);

/** The point this far along a way, px; its end beyond that. */
export function pointAlong(way: readonly Point[], along: number): Point {
  let left = along;
  for (const [at, point] of way.entries()) {
    const next = way[at + 1];
    if (next === undefined) return point;
    const step = distance(point, next);
    if (left <= step && step > 0) return towards(point, next, left);
    left -= step;
  }
  return { x: 0, y: 0 };
}

/** A place on a way for a mark of this size that hides no label and no state, as near to the middle as there is one. */
export function freePlace(way: readonly Point[], width: number, height: number, taken: readonly Box[]): Point {
  const length = lengthOf(way);
  const steps = Array.from({ length: Math.ceil(length / 6) }, (_, at) => at * 6);
  const places = steps
    .toSorted((a, b) => Math.abs(a - length / 2) - Math.abs(b - length / 2))
    .map((along) => pointAlong(way, along));
  const isFree = ({ x, y }: Point): boolean =>
    taken.every(
      (box) =>
        x + width / 2 < box.x ||
        x - width / 2 > box.x + box.width ||
        y + height / 2 < box.y ||
        y - height / 2 > box.y + box.height,
    );
  return places.find(isFree) ?? pointAlong(way, length / 2);
}

/** Everything that a mark must not hide: labels, and states without others in them. */
export const takenBy = ({ arrows, states }: LaidChart, isLeaf: (id: string) => boolean): readonly Box[] => [
  ...arrows.map(({ label }) => label),
  ...states.filter(({ id }) => isLeaf(id)),
];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function towards(from: Point, to: Point, length: number): Point {
  const share = length / (distance(from, to) || 1);
  return { x: rounded(from.x + (to.x - from.x) * share), y: rounded(from.y + (to.y - from.y) * share) };
}

const rounded = (length: number): number => Math.round(length * 100) / 100;

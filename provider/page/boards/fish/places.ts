import type { FishId } from '../../../engines/board/fishKinds.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a press may miss a fish, px. */
const REACH = 12;
/** Nothing is shown nearer to an edge, px. */
const EDGE = 22;

export const fishIn = (sea: Element, fish?: FishId): readonly HTMLElement[] => [
  ...sea.querySelectorAll<HTMLElement>(fish === undefined ? '[data-fish]' : `[data-fish="${fish}"]`),
];
export const kindOf = (fish: HTMLElement) => fish.dataset.fish as FishId;

const pictureOf = (fish: Element): Element => fish.querySelector('.fish__pic') ?? fish;

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The middle of a fish from the corner of the sea, px. */
export function centreIn(sea: Element, fish: Element): Point {
  const frame = sea.getBoundingClientRect();
  const { x, y } = middle(pictureOf(fish).getBoundingClientRect());
  const within = (value: number, size: number) => Math.max(EDGE, Math.min(size - EDGE, value));
  return { x: within(x - frame.left, frame.width), y: within(y - frame.top, frame.height) };
}

const isSeen = (sea: Element, fish: Element): boolean => {
  const frame = sea.getBoundingClientRect();
  const { x } = middle(pictureOf(fish).getBoundingClientRect());
  return x > frame.left && x < frame.right;
};

/** A fish of a kind that can be seen: the one aimed at before, if it can. */
export function oneOf(sea: Element, fish: FishId, before?: HTMLElement): HTMLElement | null {
  if (before !== undefined && isSeen(sea, before)) return before;
  const all = fishIn(sea, fish).filter((each) => each.checkVisibility());
  return all.find((each) => isSeen(sea, each)) ?? all[0] ?? null;
}

/** The fish that a press on the sea means: the nearest middle of those within reach. */
export function pressed(sea: Element, { x, y }: Point): HTMLElement | null {
  const reached = fishIn(sea).flatMap((fish) => {
    const box = pictureOf(fish).getBoundingClientRect();
    const isNear = x > box.left - REACH && x < box.right + REACH && y > box.top - REACH && y < box.bottom + REACH * 2;
    const centre = middle(box);
    return isNear ? [{ fish, far: Math.hypot(x - centre.x, y - centre.y) }] : [];
  });
  return reached.toSorted((a, b) => a.far - b.far)[0]?.fish ?? null;
}

/** The middle that the barrel turns about, and its length, px. */
export function cannonIn(sea: Element): Point & { readonly length: number } {
  const frame = sea.getBoundingClientRect();
  const box = sea.querySelector('.fish__gun')?.getBoundingClientRect() ?? frame;
  const { x, y } = middle(box);
  return { x: x - frame.left, y: y - frame.top, length: box.height * 0.46 };
}

/** Degrees from straight up, as far as the barrel turns. */
export const angleTo = (from: Point, to: Point): number =>
  Math.max(-78, Math.min(78, (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI));

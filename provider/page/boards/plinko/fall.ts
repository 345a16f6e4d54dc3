/** Size of the drawing, and where its parts lie. */
export const WIDTH = 360;
export const HEIGHT = 276;
export const BIN_TOP = 240;
export const BIN_HEIGHT = 32;
const MIDDLE = WIDTH / 2;
/** Width that all bins share. */
const SPAN = 344;
const FIRST_ROW = 30;
const LAST_ROW = 224;
const START = 4;

/** Distance between two pegs of a row: the width of a bin. */
export const gapOf = (rows: number): number => SPAN / (rows + 1);
export const ballOf = (rows: number): number => Math.min(7, gapOf(rows) * 0.27);
export const pegOf = (rows: number): number => (rows > 12 ? 2 : 2.6);
const rowAt = (rows: number, row: number): number => FIRST_ROW + ((LAST_ROW - FIRST_ROW) * row) / (rows - 1);

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pegs of all rows; one more on either side than the ball can touch. */
export const pegsOf = (rows: number): readonly Point[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_, peg) => ({
      x: MIDDLE + (peg - 1 - row / 2) * gapOf(rows),
      y: rowAt(rows, row),
    })),
  ).flat();

/** Left edge of a bin. */
export const binAt = (rows: number, bin: number): number => MIDDLE + (bin - (rows + 1) / 2) * gapOf(rows);

/** Where the ball touches: the start, one peg a row, its bin. */
export function touchesOf(path: readonly number[]): readonly Point[] {
  const rows = path.length;
  const above = pegOf(rows) + ballOf(rows);
  const rights = Array.from({ length: rows + 1 }, (_, row) => path.slice(0, row).reduce((sum, turn) => sum + turn, 0));
  const onto = rights.map((right, row) => ({
    x: MIDDLE + (right - row / 2) * gapOf(rows),
    y: row < rows ? rowAt(rows, row) - above : BIN_TOP - ballOf(rows) - 1,
  }));
  return [{ x: MIDDLE, y: START }, ...onto];
}

const SAMPLES = 5;
/** How far the ball springs from a peg, against the height of a row. */
const SPRING = 0.7;
/** From a row to the next, ms: the same for every one. */
export const STEP_MS = 130;
export const fallMs = (rows: number): number => (rows + 1) * STEP_MS;

/** The whole way at equal intervals of time: a straight drop, then one hop a row. */
function wayOf(path: readonly number[]): readonly Point[] {
  const touches = touchesOf(path);
  return touches.slice(1).flatMap(({ x, y }, at) => {
    const from = touches[at] ?? { x, y };
    const spring = at === 0 ? 0 : SPRING;
    return Array.from({ length: SAMPLES }, (_, sample) => {
      const time = (sample + 1) / SAMPLES;
      const down = time * time * (1 + spring) - time * spring;
      return { x: from.x + (x - from.x) * time, y: from.y + (y - from.y) * down };
    });
  });
}

/** What the keyframes move the ball by, in the units of the drawing. */
export const REACH = 100;

/** Easings that bring a ball at rest in its bin along its way: REACH away is 0, at rest is 1. */
export function easingsOf(path: readonly number[]): { readonly x: string; readonly y: string } {
  const way = [...touchesOf(path).slice(0, 1), ...wayOf(path)];
  const rest = way.at(-1) ?? { x: 0, y: 0 };
  const easing = (axis: 'x' | 'y') =>
    `linear(${way.map((point) => (1 + (point[axis] - rest[axis]) / REACH).toFixed(4)).join(', ')})`;
  return { x: easing('x'), y: easing('y') };
}

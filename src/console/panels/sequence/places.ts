/** Geometry of the drawing, px. */
export const LEFT = 78;
export const LANE = 184;
export const ROW = 36;
const TOP = 8;

export const xOf = (lane: number): number => LEFT + lane * LANE + LANE / 2;

/** Vertical position of a row; the first arrow is row 1. */
export const yOf = (row: number): number => TOP + row * ROW;

export const widthOf = (lanes: number): number => LEFT + lanes * LANE;

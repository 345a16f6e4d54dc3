/** Signs that nobody mistakes for one another, each as pen strokes in a box of 10 by 14. */
export const glyphs = {
  A: 'M0 14 5 0 10 14M1.9 9H8.1',
  C: 'M9.4 2.7A5.4 7 0 1 0 9.4 11.3',
  E: 'M9 0H1V14H9M1 6.8H7.4',
  F: 'M9 0H1V14M1 6.8H7.4',
  H: 'M1 0V14M9 0V14M1 7H9',
  J: 'M8.4 0V9.6A3.9 4.2 0 0 1 .8 10.6',
  K: 'M1 0V14M9.2 0 1 8.2M3.8 5.6 9.4 14',
  L: 'M1 0V14H9',
  M: 'M.4 14V0L5 8.4 9.6 0V14',
  N: 'M1 14V0L9 14V0',
  P: 'M1 14V0H5.2A3.8 3.8 0 0 1 5.2 7.6H1',
  R: 'M1 14V0H5.2A3.8 3.8 0 0 1 5.2 7.6H1M4.8 7.6 9.3 14',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V9A4 4.8 0 0 0 9 9V0',
  W: 'M0 0 2.6 14 5 4.4 7.4 14 10 0',
  X: 'M.6 0 9.4 14M9.4 0 .6 14',
  Y: 'M.2 0 5 7 9.8 0M5 7V14',
  3: 'M1 2.6A4 3.5 0 1 1 4.4 6.6A4.4 3.7 0 1 1 .6 11.2',
  4: 'M7.2 14V0L.4 9.7H9.8',
  7: 'M.6 0H9.4L3.8 14',
  9: 'M8.8 4.4A3.9 4.2 0 1 0 1 4.4A3.9 4.2 0 1 0 8.8 4.4C8.8 9 7.2 12.6 3.4 14',
} as const;

export type Glyph = keyof typeof glyphs;

/** Five inks, as on a matchbox label. */
export interface Inks {
  readonly ground: string;
  /** Of the ground's pattern. */
  readonly tint: string;
  readonly main: string;
  readonly light: string;
  readonly ink: string;
}

/** Draws within 50 units around the origin. */
export type Emblem = (p: Inks) => string;

const inks = (ground: string, tint: string, main: string, light: string, ink: string): Inks => ({
  ground,
  tint,
  main,
  light,
  ink,
});

export const palettes: readonly Inks[] = [
  inks('#932f26', '#a83a2d', '#f0bd55', '#f8ead0', '#2c0e0d'),
  inks('#174348', '#1e5357', '#eab44d', '#f5e9d0', '#081d21'),
  inks('#1f3158', '#294070', '#ee8f5e', '#f7e8cf', '#0b142c'),
  inks('#d29a35', '#ddaa4a', '#9f2e25', '#fdf1d6', '#39190b'),
  inks('#662c38', '#783643', '#eeb0a2', '#fae9da', '#230c13'),
  inks('#2c4c34', '#375c3f', '#e2c55a', '#f5eed3', '#0f2013'),
  inks('#e6d8b7', '#d9c9a2', '#b8392b', '#fff7e3', '#2b2117'),
  inks('#10303f', '#173d4e', '#6bc0b3', '#edf4e7', '#05141b'),
  inks('#3f2d21', '#4e3929', '#e09640', '#f7e7cc', '#170e09'),
  inks('#bb5c3d', '#c76d4e', '#22394b', '#fce9d1', '#171c22'),
  inks('#2a5f76', '#34708a', '#f5d372', '#fef5de', '#0a2330'),
  inks('#e8b9a0', '#deaa8e', '#1f4a54', '#fff3e6', '#2a1712'),
];

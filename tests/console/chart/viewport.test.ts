import { expect, it } from 'vitest';
import { fitted, following, opened, zoomed } from '../../../src/console/chart/viewport.ts';

const pane = { width: 800, height: 400 };
const large = { width: 1600, height: 1600 };
const box = { x: 1000, y: 800, width: 100, height: 40 };

it('fits a large chart into its pane, and shows a small one no larger than it is', () => {
  expect(fitted(large, pane)).toEqual({ scale: 0.25, x: 200, y: 0 });
  expect(fitted({ width: 400, height: 100 }, pane)).toEqual({ scale: 1, x: 200, y: 150 });
});

it('opens a chart that would be too small to read at full size around a state', () => {
  expect(opened(large, pane, box)).toEqual({ scale: 1, x: -650, y: -620 });
  expect(opened({ width: 900, height: 400 }, pane, box).scale).toBeCloseTo(8 / 9);
});

it('keeps what is under the pointer where it is while it zooms, within bounds', () => {
  expect(zoomed({ scale: 1, x: 10, y: 20 }, 2, { x: 110, y: 20 })).toEqual({ scale: 2, x: -90, y: 20 });
  expect(zoomed({ scale: 1, x: 0, y: 0 }, 100, { x: 0, y: 0 }).scale).toEqual(3);
});

it('moves only where what happens cannot be seen', () => {
  const seen = { scale: 1, x: -650, y: -620 };
  expect(following(seen, box, large, pane)).toBe(seen);
  expect(following({ scale: 1, x: 0, y: 0 }, box, large, pane)).toEqual(seen);
});

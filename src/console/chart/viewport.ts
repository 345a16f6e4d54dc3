import type { Box, Point } from './laidChart.ts';

/** How a chart lies in its pane: `scale` times its size, moved by `x` and `y` px. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const SCALES = { least: 0.1, most: 3 } as const;
/** Below this, text of 11 px is hard to read. */
const READABLE = 0.8;

/** The whole chart in the middle of its pane, never larger than life. */
export function fitted({ width, height }: Size, pane: Size): Viewport {
  const scale = Math.min(1, pane.width / width, pane.height / height);
  return { scale, x: (pane.width - width * scale) / 2, y: (pane.height - height * scale) / 2 };
}

/** Larger or smaller, so that what is under the point stays there. */
export function zoomed({ x, y, scale }: Viewport, by: number, under: Point): Viewport {
  const to = Math.min(SCALES.most, Math.max(SCALES.least, scale * by));
  return { scale: to, x: under.x - ((under.x - x) / scale) * to, y: under.y - ((under.y - y) / scale) * to };
}

/** The whole chart where it can be read so, else the part around the box at full size. */
export function opened(laid: Size, pane: Size, on: Box | undefined): Viewport {
  const whole = fitted(laid, pane);
  return whole.scale >= READABLE || on === undefined ? whole : centred(on, 1, laid, pane);
}

/** As it is where the box can be seen, else moved so that it is in the middle. */
export function following(viewport: Viewport, box: Box, laid: Size, pane: Size): Viewport {
  const { scale, x, y } = viewport;
  const isWithin = (from: number, length: number, room: number): boolean =>
    from >= 0 && from + Math.min(length, room / 2) <= room;
  const isSeen =
    isWithin(box.x * scale + x, box.width * scale, pane.width) &&
    isWithin(box.y * scale + y, box.height * scale, pane.height);
  return isSeen ? viewport : centred(box, scale, laid, pane);
}

/** With the box in the middle, as far as the chart has no edge there. */
function centred(box: Box, scale: number, laid: Size, pane: Size): Viewport {
  const place = (middle: number, length: number, room: number): number =>
    length * scale <= room
      ? (room - length * scale) / 2
      : Math.min(0, Math.max(room - length * scale, room / 2 - middle * scale));
  return {
    scale,
    x: place(box.x + box.width / 2, laid.width, pane.width),
    y: place(box.y + box.height / 2, laid.height, pane.height),
  };
}

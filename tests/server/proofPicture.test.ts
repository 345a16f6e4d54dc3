import { Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rasterise } from '../../server/captcha/rasterise.ts';
import { cleanImage } from '../../server/withdrawal/proof/cleanImage.ts';
import { photo } from '../support/photo.ts';

// A process may load the painter once, and the server's pictures are painted by it too.
beforeAll(() => rasterise('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'));

interface Painted {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Which colour each corner has: top left, top right, bottom left, bottom right. */
function cornersOf({ png, width, height }: Painted): string {
  const href = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  const colourAt = (x: number, y: number): string => {
    const at = 4 * (y * width + x);
    return (pixels[at] ?? 0) > (pixels[at + 2] ?? 0) ? 'red' : 'blue';
  };
  const [right, bottom] = [width - 2, height - 2];
  return [colourAt(1, 1), colourAt(right, 1), colourAt(1, bottom), colourAt(right, bottom)].join(' ');
}

const LYING = { width: 16, height: 8 };
const STANDING = { width: 8, height: 16 };

describe('a photo as proof', () => {
  const upright = [
    [1, LYING, 'red blue red blue'],
    [2, LYING, 'blue red blue red'],
    [3, LYING, 'blue red blue red'],
    [4, LYING, 'red blue red blue'],
    [5, STANDING, 'red red blue blue'],
    [6, STANDING, 'red red blue blue'],
    [7, STANDING, 'blue blue red red'],
    [8, STANDING, 'blue blue red red'],
  ] as const;
  for (const [orientation, size, corners] of upright) {
    it(`[WD-05] with Exif orientation ${orientation} is turned upright and loses its location`, async () => {
      for (const order of ['II', 'MM'] as const) {
        const given = photo(orientation, order);
        expect(given.includes('GPS')).toBe(true);
        const painted = await cleanImage(given);
        if (painted === null) throw new Error('it is taken for no picture');
        const { png, width, height } = painted;
        expect({ width, height, corners: cornersOf(painted) }).toEqual({ ...size, corners });
        expect([Buffer.from(png).subarray(1, 4).toString(), Buffer.from(png).includes('GPS')]).toEqual(['PNG', false]);
      }
    });
  }

  it('[WD-05] with an invalid orientation stays as it is', async () => {
    for (const orientation of [0, 9, 65_535]) {
      const painted = await cleanImage(photo(orientation));
      expect(painted).toMatchObject(LYING);
      expect(painted && cornersOf(painted)).toBe('red blue red blue');
    }
  });

  it('[WD-06] that is truncated anywhere is redrawn or refused, without a crash', async () => {
    const given = photo(6);
    const cut = [3, 10, 20, 40, 60, 200, given.length - 3];
    for (const length of cut) {
      const painted = await cleanImage(given.subarray(0, length));
      if (painted !== null) expect(painted).toMatchObject(STANDING);
    }
  });
});

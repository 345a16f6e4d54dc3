import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RedrawnImage, redrawImage } from '../../../server/files/redrawImage.ts';
import { photo } from '../../support/photo.ts';

// The server reads PNG and JPEG alone; this test reads what it writes.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] }));

/** Which colour each corner has: top left, top right, bottom left, bottom right. */
async function cornersOf({ bytes, width, height }: RedrawnImage): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): string => {
    const at = info.channels * (y * width + x);
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
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
        const redrawn = await redrawImage(given);
        if (redrawn === null) throw new Error('it is taken for no picture');
        const { bytes, width, height } = redrawn;
        expect({ width, height, corners: await cornersOf(redrawn) }).toEqual({ ...size, corners });
        expect([bytes.subarray(8, 12).toString(), bytes.includes('GPS')]).toEqual(['WEBP', false]);
      }
    });
  }

  it('[WD-05] with an invalid orientation stays as it is', async () => {
    for (const orientation of [0, 9, 65_535]) {
      const redrawn = await redrawImage(photo(orientation));
      expect(redrawn).toMatchObject(LYING);
      expect(redrawn && (await cornersOf(redrawn))).toBe('red blue red blue');
    }
  });

  it('[WD-06] that is truncated anywhere is redrawn or refused, without a crash', async () => {
    const given = photo(6);
    const cut = [3, 10, 20, 40, 60, 200, given.length - 3];
    for (const length of cut) {
      const redrawn = await redrawImage(given.subarray(0, length));
      if (redrawn !== null) expect(redrawn).toMatchObject(STANDING);
    }
  });

  it('of 25 megapixels is stored in a fraction of what was sent', async () => {
    const noise = Buffer.alloc(3 * 300 * 300, 'Lantern');
    const given = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .resize(5_000, 5_000, { fit: 'fill' })
      .png()
      .toBuffer();
    const redrawn = await redrawImage(given);
    expect(redrawn).toMatchObject({ width: 2_000, height: 2_000 });
    expect(redrawn?.bytes.byteLength).toBeLessThan(given.byteLength);
  });

  it('is refused beyond thirteen at a time, for a few seconds', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => redrawImage(photo(1))));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(7);
    expect(refused[0]).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { waitSeconds: 5 } });
  });
});

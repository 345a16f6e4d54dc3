import sharp from 'sharp';
import { refuseWithinTransaction } from '../database/transactions.ts';
import { createFairQueue } from '../load/fairQueue.ts';
import { Refusal } from '../refusal.ts';

/** Phone photos have 12 to 24 megapixels; larger images are not decoded. */
const MAX_PIXELS = 25_000_000;
const LONGEST_SIDE = 2_000;
const TIMEOUT_SECONDS = 10;
const QUALITY = 75;
/** Decoding takes up to 100 MB and a core: one image at a time leaves the other core to everybody else. */
const lane = createFairQueue({ atATime: 1, mostWaiting: 12, mostPerOwner: 2 });

// Every other decoder is attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

export interface RedrawnImage {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Redraws a PNG or JPEG as a compact WebP: upright, on white, without metadata, at most 2,000 pixels on its longer side,
 * or cut to a square. Null unless it is a valid image within the pixel limit.
 * @param square the side in pixels
 * @throws {Refusal} TOO_MANY_REQUESTS when too many images wait.
 */
export async function redrawImage(
  bytes: Buffer,
  { square = null }: { readonly square?: number | null } = {},
): Promise<RedrawnImage | null> {
  refuseWithinTransaction('decoding an image');
  const redrawn = lane(() => redraw(bytes, square));
  if (redrawn === null) throw new Refusal('TOO_MANY_REQUESTS', { waitSeconds: 5 });
  return redrawn;
}

async function redraw(bytes: Buffer, square: number | null): Promise<RedrawnImage | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(
        square === null
          ? { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }
          : { width: square, height: square, fit: 'cover' },
      )
      .flatten({ background: '#fff' })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ImageSize, imageSize } from './imageSize.ts';

/** Phone photos have 12 to 24 megapixels; larger images are not decoded. */
const MOST_PIXELS = 25_000_000;
const LONGEST_SIDE = 2_000;
const PATIENCE_MS = 20_000;

export interface ImageJob {
  readonly bytes: Uint8Array;
  readonly type: ImageSize['type'];
  readonly turn: ImageSize['turn'];
  /** Before rotation. */
  readonly width: number;
  readonly height: number;
  readonly wasm: Uint8Array;
}

export interface CleanImage {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Redraws a picture as PNG, upright and without metadata, at most 2,000 pixels on its longer side. Runs in a worker, to
 * keep the server responsive and free the memory. Null unless it is a valid PNG or JPEG within the pixel limit.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage | null> {
  const size = imageSize(bytes);
  if (!size || size.width * size.height === 0 || size.width * size.height > MOST_PIXELS) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const png = await inThread({ bytes, type: size.type, turn: size.turn, width, height, wasm });
  return png && { png, ...(size.turn < 5 ? { width, height } : { width: height, height: width }) };
}

function inThread(workerData: ImageJob): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const worker = new Worker(join(import.meta.dirname, 'imageWorker.ts'), { workerData, stdout: true, stderr: true });
    const patience = setTimeout(() => end(null), PATIENCE_MS);
    const end = (png: Uint8Array | null): void => {
      clearTimeout(patience);
      void worker.terminate();
      resolve(png);
    };
    worker.once('message', end);
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

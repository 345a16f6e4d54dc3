import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ImageJob } from './cleanImage.ts';
import { matrixOf } from './exifTurn.ts';

/** Redraws an image pixel by pixel as a PNG without any other content of the file. */
async function paint({ bytes, type, turn, width, height, wasm }: ImageJob): Promise<Uint8Array | null> {
  await initWasm(wasm);
  const href = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const sizeOf = (across: number, down: number): string => `width="${across}" height="${down}"`;
  const upright = turn < 5 ? sizeOf(width, height) : sizeOf(height, width);
  const image = `<image ${sizeOf(width, height)} transform="matrix(${matrixOf(turn, width, height).join(' ')})" href="${href}"/>`;
  const rendered = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${upright}>${image}</svg>`).render();
  const isThere = rendered.pixels.some((value, index) => index % 4 === 3 && value > 0);
  return isThere ? rendered.asPng() : null;
}

parentPort?.postMessage(await paint(workerData as ImageJob));

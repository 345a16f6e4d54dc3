import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { ImageJob } from './cleanImage.ts';

/** Paints an image anew, pixel by pixel: what comes out is a PNG with nothing of what else was in the file. */
async function paint({ bytes, type, width, height, wasm }: ImageJob): Promise<Uint8Array | null> {
  await initWasm(wasm);
  const href = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  const rendered = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
  ).render();
  const isThere = rendered.pixels.some((value, index) => index % 4 === 3 && value > 0);
  return isThere ? rendered.asPng() : null;
}

parentPort?.postMessage(await paint(workerData as ImageJob));

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | undefined;

/** Renders an SVG without text as PNG. */
export async function rasterise(svg: string): Promise<Buffer> {
  ready ??= load();
  await ready;
  const image = new Resvg(svg);
  const rendered = image.render();
  const png = Buffer.from(rendered.asPng());
  rendered.free();
  image.free();
  return png;
}

async function load(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
}

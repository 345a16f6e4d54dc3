import { Texture } from 'pixi.js';
import { FISH_IDS, type FishId } from '../../../../engines/board/fishKinds.ts';
import { drawings, netDrawing } from '../drawings.ts';
import { barrelDrawing } from '../reef.ts';

type Box = readonly [number, number, number, number];

/** Textures are drawn at this size of their boxes, so that they are sharp on dense screens. */
const DENSITY = 2;

function textureOf(canvas: HTMLCanvasElement): Texture {
  const texture = Texture.from(canvas);
  texture.source.resolution = DENSITY;
  texture.source.autoGenerateMipmaps = true;
  texture.update();
  return texture;
}

async function drawn([x, y, width, height]: Box, inner: string): Promise<Texture> {
  const [wide, tall] = [width * DENSITY, height * DENSITY];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="${x} ${y} ${width} ${height}">${inner}</svg>`;
  const image = new Image(wide, tall);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = tall;
  canvas.getContext('2d')?.drawImage(image, 0, 0, wide, tall);
  return textureOf(canvas);
}

const BUBBLE =
  '<circle r="15" fill="none" stroke="#f4fbf8" stroke-width="3"/><path d="M-9 3A9 9 0 0 0 0 11" fill="none" stroke="#f4fbf8" stroke-width="3" stroke-linecap="round" opacity=".6"/>';
const SHELL =
  '<path d="M-7 4C-7 -10 -3 -16 0 -20C3 -16 7 -10 7 4Z" fill="#f0bd55" stroke="#39190b" stroke-width="2"/><path d="M-7 4H7V12H-7Z" fill="#9f2e25" stroke="#39190b" stroke-width="2"/><path d="M-4 16v8M0 16v12M4 16v8" stroke="#fef5de" stroke-width="2" stroke-linecap="round"/>';
const RING =
  '<circle r="50" fill="none" stroke="#ffe2a0" stroke-width="4" stroke-dasharray="14 10"/><path d="M-64 0h22M42 0h22M0 -64v22M0 42v22" stroke="#ffe2a0" stroke-width="4" stroke-linecap="round"/>';

/** Every picture of the scene, drawn once. */
export async function drawTextures() {
  const fish = await Promise.all(
    FISH_IDS.map(async (id) => [id, await drawn(drawings[id].box, drawings[id].drawing)] as const),
  );
  return {
    fish: new Map<FishId, Texture>(fish),
    net: await drawn([-56, -56, 112, 112], netDrawing),
    bubble: await drawn([-18, -18, 36, 36], BUBBLE),
    shell: await drawn([-9, -22, 18, 52], SHELL),
    ring: await drawn([-68, -68, 136, 136], RING),
    barrel: await drawn([-60, -120, 120, 240], barrelDrawing),
  };
}
export type Textures = Awaited<ReturnType<typeof drawTextures>>;

interface Label {
  readonly size: number;
  readonly ink: string;
  readonly ground: string;
  readonly edge: string;
  readonly radius: number;
}
export const PAYS: Label = { size: 13, ink: '#fef5de', ground: '#0a2330', edge: '#f5d372', radius: 11 };
export const SUM: Label = { size: 18, ink: '#3fd3a5', ground: '#0f2a24', edge: '#1fbf8f', radius: 6 };

/** A plate with a short text. */
export function labelTexture(text: string, { size, ink, ground, edge, radius }: Label): Texture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return Texture.EMPTY;
  const font = `700 ${size}px "Statehouse Mono", ui-monospace, monospace`;
  context.font = font;
  const width = Math.ceil(context.measureText(text).width) + size * 1.4;
  const height = size + 10;
  canvas.width = Math.ceil(width * DENSITY);
  canvas.height = Math.ceil(height * DENSITY);
  context.scale(DENSITY, DENSITY);
  context.font = font;
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, radius);
  context.fillStyle = ground;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = 2;
  context.stroke();
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, width / 2, height / 2 + 1);
  return textureOf(canvas);
}

import { exifTurn, type Turn } from './exifTurn.ts';

export interface ImageSize {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  /** Rotation to upright. */
  readonly turn: Turn;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Type, size before rotation, and rotation of an image, from its content; null unless PNG or JPEG. */
export function imageSize(bytes: Buffer): ImageSize | null {
  if (bytes.subarray(0, 8).equals(PNG)) return pngSize(bytes);
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xff_d8 ? jpegSize(bytes) : null;
}

function pngSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), turn: 1 };
}

/** From the first frame; its marker is C0 to CF except the three table markers. */
function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  let turn: Turn = 1;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), turn };
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xe1) turn = exifTurn(bytes.subarray(at + 4, end)) ?? turn;
      at = end;
    }
  }
  return null;
}

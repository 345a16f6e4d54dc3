/**
 * How a camera was held, as Exif 2.32 numbers it (4.6.4 A, orientation): 1 upright, 3 upside down, 6 and 8 on a side, the
 * others mirrored; from 5 on width and height change places.
 */
export type Turn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const ORIENTATION = 0x01_12;
const ENTRY_BYTES = 12;

/** The orientation in a JPEG's APP1 segment; null if unreadable. */
export function exifTurn(segment: Buffer): Turn | null {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return null;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => numberAt(tiff, at, 2, isLittle);
  const first = numberAt(tiff, 4, 4, isLittle);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (short(at) === ORIENTATION) return isTurn(short(at + 8)) ? (short(at + 8) as Turn) : null;
  }
  return null;
}

/** SVG transform matrix that turns a picture of this size upright. */
export function matrixOf(turn: Turn, width: number, height: number): readonly number[] {
  const matrices = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  };
  return matrices[turn];
}

const isTurn = (value: number): boolean => value >= 1 && value <= 8;

/** 0 beyond the end of a truncated segment. */
function numberAt(bytes: Buffer, at: number, length: 2 | 4, isLittle: boolean): number {
  if (at + length > bytes.length) return 0;
  return isLittle ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
}

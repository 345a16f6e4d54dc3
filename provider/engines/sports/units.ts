import type { Draw } from '../rng/blocks.ts';

export type Unit = () => Draw<number>;

/** Numbers of a match from its stream of chance, one after the other: four bytes, big-endian, over 2³². */
export function unitsOf(): Unit {
  let cursor = 0;
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return function* () {
    if (at === block.byteLength) {
      const bytes = yield cursor;
      cursor += 1;
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4) / 2 ** 32;
  };
}

/** Chances of 0, 1, 2 … events that come independently at a mean; the last one holds the rest. */
export function poisson(mean: number, most: number): readonly number[] {
  const chances: number[] = [];
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let count = 0; count < most; count += 1) {
    chances.push(chance);
    rest -= chance;
    chance *= mean / (count + 1);
  }
  return [...chances, Math.max(0, rest)];
}

/** The place in which a number falls. */
export function placeOf(chances: readonly number[], unit: number): number {
  let sum = 0;
  for (const [place, chance] of chances.entries()) {
    sum += chance;
    if (unit < sum) return place;
  }
  return chances.length - 1;
}

import { createHmac } from 'node:crypto';
import { blockText, type Draw, type Seeds } from './blocks.ts';

/** Runs a draw on Node. */
export function drawNow<T>(draw: Draw<T>, seeds: Seeds): T {
  let step = draw.next();
  while (!step.done) {
    step = draw.next(createHmac('sha256', seeds.serverSeed).update(blockText(seeds, step.value)).digest());
  }
  return step.value;
}

import { setTimeout as wait } from 'node:timers/promises';

/** Waits up to six seconds for it. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (isSo()) return;
    await wait(15);
  }
  throw new Error(`never: ${what}`);
}

import { setTimeout as wait } from 'node:timers/promises';

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, most = 400): Promise<void> {
  for (let tries = 0; tries < most; tries += 1) {
    if (await isSo()) return;
    await wait(15);
  }
  throw new Error(`never: ${what}`);
}

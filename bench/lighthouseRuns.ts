import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { freePort } from '../scripts/serverProcess.ts';

/** Lighthouse on a simulated phone (slow 4G, four times slower), several times. */
export async function lighthouseRuns(url: string, runs: number): Promise<readonly Result[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs(), `--remote-debugging-port=${port}`],
  });
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const found = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (found) results.push(found.lhr);
  }
  await browser.close();
  return results;
}

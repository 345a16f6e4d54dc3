import { chromium, type Page } from 'playwright-core';
import { browserArgs, findBrowser } from '../scripts/browser.ts';
import { buildAside } from './buildAside.ts';
import { type Bench, type Figure, quantile } from './figure.ts';

const TRANSITIONS = 20_000;
/** Warm-up, not counted: uncompiled code is several times slower. */
const FIRST_ROUNDS = 5;
const ROUNDS = 41;
const ENTRIES = 100_000;
const MEGABYTE = 1024 * 1024;

/** Cost of the console's recorder in Chromium: per transition, and when full. */
export const recorder: Bench = async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs(), '--enable-precise-memory-info'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: (await buildAside('bench/yardstick/recorderLab.ts')).join('\n'), type: 'module' });
  await page.waitForFunction(() => 'recorderLab' in window);
  const figures = [await costOf(page, 'a small context', 0), await costOf(page, 'a context of 200 rows', 200)];

  const before = await heapOf(page);
  await page.evaluate((entries) => window.recorderLab.fill(entries), ENTRIES);
  const after = await heapOf(page);
  const filtered: number[] = [];
  for (const written of ['count', 'actor:counter type:count', 'counter odd', 'type:start']) {
    // Reads all entries once, as the growing log does.
    await page.evaluate((text) => window.recorderLab.filter(text), written);
    filtered.push((await page.evaluate((text) => window.recorderLab.filter(text), written)).ms);
  }
  await browser.close();
  return [
    ...figures,
    {
      name: `Recorder with ${ENTRIES.toLocaleString('en')} entries, additional heap`,
      value: (after - before) / MEGABYTE,
      unit: 'MB',
      bar: { most: 60 },
      yardstick: null,
    },
    {
      name: `Filter over ${ENTRIES.toLocaleString('en')} entries, slowest of 4`,
      value: Math.max(...filtered),
      unit: 'ms',
      bar: { most: 50 },
      yardstick: null,
    },
  ];
};

/** Alternates with and without recorder, so that other load affects both; reports the median ratio. */
async function costOf(page: Page, context: string, rows: number): Promise<Figure> {
  const recorded: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1) {
    for (const [times, isRecorded] of [
      [plain, false],
      [recorded, true],
    ] as const) {
      const ms = await page.evaluate(([transitions, of, on]) => window.recorderLab.run(transitions, of, on), [
        TRANSITIONS,
        rows,
        isRecorded,
      ] as const);
      if (round >= FIRST_ROUNDS) times.push((ms * 1_000) / TRANSITIONS);
    }
  }
  const ratios = recorded.map((ms, round) => ms / (plain[round] as number));
  const without = quantile(plain, 0.5);
  return {
    name: `Transition with the recorder on, ${context}`,
    value: without * quantile(ratios, 0.5),
    unit: 'µs',
    bar: { most: without * 1.3 },
    yardstick: { name: 'without the recorder', value: without },
  };
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

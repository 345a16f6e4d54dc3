import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Bench } from './figure.ts';
import { openRegisterPage } from './registerPage.ts';

const SETTLE_MS = 1500;

/** JavaScript loaded by opening the largest register form on a quiet page, gzip. */
export const registerDialog: Bench = async () => {
  const { page, openForm, close } = await openRegisterPage();
  const begun = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'fetch')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const more: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') more.push(response.body().then(kilobytes));
  });
  await openForm();
  await wait(SETTLE_MS);
  const value = sum(await Promise.all(more));
  const first = sum(await Promise.all(begun.map(async (url) => kilobytes(await (await page.request.get(url)).body()))));
  await close();

  return [
    {
      name: 'JavaScript loaded by the register dialog',
      value,
      unit: 'kB gzip',
      bar: { most: 45 },
      yardstick: { name: 'the first visit until quiet', value: first },
    },
  ];
};

const kilobytes = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { businessDay, daysLater, startOfDay } from '../src/api/contract/rules/businessDay.ts';

/**
 * `npm run test:hours [-- FILE...]`: the unit tests and core journeys, or some files, at four hours of the site's day: over
 * its midnight, in the morning, in the afternoon, and just after a month has begun.
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const tomorrow = daysLater(businessDay(Date.now()), 1);
const [year = 0, month = 0] = tomorrow.split('-').map(Number);
const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
const hours = {
  'over midnight': startOfDay(tomorrow) - 4 * MINUTE_MS,
  'in the morning': startOfDay(tomorrow) + 8.5 * HOUR_MS,
  'in the afternoon': startOfDay(tomorrow) + 16 * HOUR_MS,
  'on the first of a month': startOfDay(nextMonth) + 2 * MINUTE_MS,
};
const clock = pathToFileURL(join(import.meta.dirname, '../tests/support/shiftedClock.ts')).href;

for (const [name, at] of Object.entries(hours)) {
  console.log(`\n${name}: ${new Date(at).toISOString()}\n`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'browser', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, TEST_SHIFT: String(at - Date.now()), NODE_OPTIONS: `--import ${clock}` },
    },
  );
  if (status !== 0) process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';

/**
 * `npm test`: checks, unit tests on the embedded database, locks on PostgreSQL, and the journeys that matter, within
 * minutes. `npm run test:full`: everything else (decision 022). Each part runs even where an earlier one failed, so that
 * one report tells of all, and leaves its failures in `.cache/failures`.
 */
const isFull = process.argv[2] === '--full';
const options = process.argv.slice(isFull ? 3 : 2);

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const tests = (part: string, projects: readonly string[]): boolean =>
  run(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=./scripts/failureReporter.ts'],
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
    ],
    { TEST_PART: part },
  );

const results = isFull
  ? [tests('full', ['unit-full', 'model-full', 'postgresql', 'browser-full'])]
  : [run(['scripts/check.ts']), tests('core', ['unit', 'locks', 'browser'])];
process.exitCode = results.every(Boolean) ? 0 : 1;

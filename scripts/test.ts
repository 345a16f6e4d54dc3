import { spawnSync } from 'node:child_process';

/**
 * `npm test`: checks, unit tests on the embedded database, and the journeys that matter, within minutes. `npm run
 * test:full`: everything else. Each part runs even where an earlier one failed, so that one report tells of all, and
 * leaves its failures in `.cache/failures`.
 */
const isFull = process.argv[2] === '--full';
const options = process.argv.slice(isFull ? 3 : 2);
const projects = isFull ? ['unit-full', 'postgresql', 'browser-full'] : ['unit', 'browser'];
const vitest = (...args: readonly string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./scripts/failureReporter.ts',
  ...args,
];

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const tests = (part: string, env: NodeJS.ProcessEnv = {}): boolean =>
  run(vitest(...projects.flatMap((project) => ['--project', project]), ...options), { TEST_PART: part, ...env });

const manyRaces = { RACES: '1000' };
const ciRaces = { RACES: '300' };
const races = (): boolean =>
  run(vitest('--project', 'unit', 'tests/model', '-t', 'keeps its word in'), { ...manyRaces, TEST_PART: 'races' });

// CI runs both suites: some more races in the first spare it exploring each flow once more, which would take minutes.
const isCi = Boolean(process.env.CI);
const results = isFull
  ? [...(isCi ? [] : [races()]), tests('full')]
  : [run(['scripts/check.ts']), tests('core', isCi ? ciRaces : {})];
process.exitCode = results.every(Boolean) ? 0 : 1;

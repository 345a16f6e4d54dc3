import { spawnSync } from 'node:child_process';

/**
 * `npm test`: checks, unit tests on the embedded database, and the journeys that matter, within minutes. `npm run
 * test:full`: everything else; on CI, a third of the other journeys (decision 022). Each part runs even where an earlier one
 * failed, so that one report tells of all, and leaves its failures in `.cache/failures`.
 */
const isFull = process.argv[2] === '--full';
const options = process.argv.slice(isFull ? 3 : 2);
const vitest = (...args: readonly string[]): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=./scripts/failureReporter.ts',
  ...args,
];

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

interface Part {
  readonly part: string;
  readonly projects: readonly string[];
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}
const tests = ({ part, projects, args = [], env = {} }: Part): boolean =>
  run(vitest(...projects.flatMap((project) => ['--project', project]), ...args, ...options), {
    TEST_PART: part,
    ...env,
  });

const THIRDS = 3;
/** `1/3` to `3/3`, by the commit: each comes up within a few commits, and a run of one commit can be repeated. */
function thirdOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return `${((Number.parseInt(stdout?.trim().slice(-4) ?? '', 16) || 0) % THIRDS) + 1}/${THIRDS}`;
}

const manyRaces = { RACES: '1000' };
const ciRaces = { RACES: '300' };
const races = (): boolean =>
  run(vitest('--project', 'unit', 'tests/model', '-t', 'keeps its word in'), { ...manyRaces, TEST_PART: 'races' });

const slowUnits = ['unit-full', 'postgresql'];
const full = (): boolean[] => [races(), tests({ part: 'full', projects: [...slowUnits, 'browser-full'] })];
const fullOnCi = (): boolean[] => [
  tests({ part: 'full', projects: slowUnits }),
  tests({ part: 'journeys', projects: ['browser-full'], args: ['--shard', thirdOfCommit()] }),
];
const core = (env: NodeJS.ProcessEnv): boolean[] => [
  run(['scripts/check.ts']),
  tests({ part: 'core', projects: ['unit', 'browser'], env }),
];

// CI runs both suites: some more races in the first spare it exploring each flow once more, which would take minutes.
const isCi = Boolean(process.env.CI);
const results = isFull ? (isCi ? fullOnCi() : full()) : core(isCi ? ciRaces : {});
process.exitCode = results.every(Boolean) ? 0 : 1;

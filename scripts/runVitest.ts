import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
/** Exit statuses of `timeout`. */
const TIMED_OUT = 124;
const KILLED = 137;
const NOTHING: z.infer<typeof report> = { testResults: [] };

export interface VitestRun {
  readonly folder: string;
  readonly projects: readonly string[];
  readonly files: readonly string[];
  readonly options?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Ends the run after so many seconds: a fault may loop for ever. A run that was ended counts as one failing test. */
  readonly limit?: number;
}

interface Lenient extends VitestRun {
  /** Null, instead of an error, when no test has run. */
  readonly mayBeNone: true;
}

/**
 * Runs test files of a copy of the project. Returns the titles of the failing tests; of a file that does not load, its
 * error.
 * @throws {Error} when no test has run
 */
export function failingTests(run: Lenient): readonly string[] | null;
export function failingTests(run: VitestRun): readonly string[];
export function failingTests(run: VitestRun | Lenient): readonly string[] | null {
  const { folder, projects, files, options = [], env = {}, limit } = run;
  const output = join(folder, '.cache', 'report.json');
  rmSync(output, { force: true });
  const named = projects.flatMap((project) => ['--project', project]);
  // A slow machine must not count as a found fault.
  const common = ['--reporter=json', `--outputFile=${output}`, '--testTimeout=120000'];
  // `timeout` ends the workers too, which hear nothing while they loop.
  const [command, ...before] = limit === undefined ? ['vitest'] : ['timeout', '--kill-after=5', `${limit}`, 'vitest'];
  const { status: ended } = spawnSync(command ?? '', [...before, 'run', ...named, ...files, ...common, ...options], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  if (limit !== undefined && (ended === TIMED_OUT || ended === KILLED)) return [`no end within ${limit} s`];
  const { testResults } = existsSync(output) ? report.parse(JSON.parse(readFileSync(output, 'utf8'))) : NOTHING;
  if (testResults.length === 0 && 'mayBeNone' in run) return null;
  if (testResults.length === 0)
    throw new Error(`no test has run of ${files.join(' ')}: see that it still has that name`);
  return testResults.flatMap(({ status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return failed.length === 0 && status === 'failed' ? [message || 'a file that does not load'] : failed;
  });
}

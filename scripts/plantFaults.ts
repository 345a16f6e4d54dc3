import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type PlantedFault, plantedFaults } from '../tests/model/planted/faults.ts';

/** Folders that are generated or shared. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.stryker-tmp', 'data']);

/**
 * Plants each fault in a copy of the sources and prints which passing tests then fail. Returns the exit status: 0 when
 * every fault is found.
 * @param words filter on description or file; all faults if empty
 */
export function plantFaults(words: readonly string[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    cpSync('.', folder, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const right = new Map<string, readonly string[]>();
    const chosen = plantedFaults.filter(
      ({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)),
    );
    const found = chosen.map((fault): boolean => {
      const asked = fault.by.join(' ');
      const before = right.get(asked) ?? failingIn(folder, fault);
      right.set(asked, before);
      const isGreen = before.length === 0;
      const [first, ...more] = isGreen ? withFault(folder, fault, () => failingIn(folder, fault)) : [];
      const by =
        first === undefined ? 'NOT FOUND' : `found: ${first}${more.length > 0 ? `, and ${more.length} more` : ''}`;
      const verdict = isGreen ? by : `NOT TRIED: without it these fail already: ${before.join('; ')}`;
      console.log(`${fault.what} (${fault.file})\n  ${verdict} (${asked})`);
      return first !== undefined;
    });
    const count = found.filter(Boolean).length;
    console.log(`${count} of ${found.length} planted faults found`);
    return count === found.length ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withFault<Result>(folder: string, { file, right, wrong }: PlantedFault, run: () => Result): Result {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.replace(right, wrong));
  try {
    return run();
  } finally {
    writeFileSync(path, source);
  }
}

interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Titles of the failing tests. */
function failingIn(folder: string, { by: [project, ...files] }: PlantedFault): readonly string[] {
  const report = join(folder, '.cache', 'planted.json');
  rmSync(report, { force: true });
  const env = { ...process.env, ...(project === 'browser' ? { MODEL_IN_BROWSER: 'each' } : {}) };
  // A slow machine must not count as a found fault.
  const options = ['--reporter=json', `--outputFile=${report}`, '--testTimeout=120000'];
  spawnSync('vitest', ['run', '--project', project, '--project', `${project}-full`, ...files, ...options], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(`no test has run of ${files.join(' ')}: see that it still has that name`);
  return tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

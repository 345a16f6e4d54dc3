import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readTree } from './tests/sourceTree.ts';
import { testsOfChanges } from './tests/testsOfChanges.ts';

/**
 * `npm run test:changed [BASE]`: what the edits since a commit (HEAD) can break, within about a minute: types, lint of
 * the changed files, and the unit tests of their areas (`tests/testsOfSource.ts`). Slow tests, PostgreSQL and browsers
 * are left to `npm test` and `test:full`.
 */
const base = process.argv[2] ?? 'HEAD';
const lines = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

const changed = [
  ...lines('git', ['diff', '--name-only', '--diff-filter=d', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
].filter((path) => /\.(ts|tsx|css|json|sql|txt)$/.test(path));

const run = (tool: string, ...args: readonly string[]): boolean =>
  spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' }).status === 0;
const vitest = (command: readonly string[], files: readonly string[]): boolean =>
  files.length === 0 || run('vitest', ...command, '--project', 'unit', '--reporter=dot', '--passWithNoTests', ...files);

if (changed.length === 0) console.log(`Nothing has changed since ${base}.`);
else {
  const { tests, related } = testsOfChanges(readTree(), changed);
  mkdirSync('.cache', { recursive: true });
  const results = [
    // What was compiled before is kept: only the first run takes long.
    run('tsc', '--project', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
    run('biome', 'ci', '--no-errors-on-unmatched', ...changed),
    vitest(['run'], tests),
    vitest(['related', '--run'], related),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
